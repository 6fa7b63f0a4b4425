"""Every character and district: a module for each character, and records for the districts."""
