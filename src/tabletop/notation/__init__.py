"""Games as text: validated JSON, records and links."""
