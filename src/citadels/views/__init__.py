"""What one seat may know, and why it may not do what it cannot."""
