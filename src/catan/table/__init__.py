"""The definition of Catan for sessions."""
