review = Review
