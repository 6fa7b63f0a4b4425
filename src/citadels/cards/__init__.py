"""Every character and district."""
