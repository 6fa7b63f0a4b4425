review = Review
timeline = How it went
