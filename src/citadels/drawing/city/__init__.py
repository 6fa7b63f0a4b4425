"""The buildings of a city: one drawing for each district, put together from parts."""
