hint = What would the Expert do?
review = Review
