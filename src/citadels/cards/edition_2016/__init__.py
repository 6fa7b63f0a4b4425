"""The cards of the edition of 2016, where they are not those of 2005 (rules E1 to E13)."""
