"""The characters that the edition of 2016 brought or changed, one module each."""
