"""The data sets: the numbers that are printed on pieces."""
