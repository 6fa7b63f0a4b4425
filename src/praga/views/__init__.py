"""What one seat may know, and why a move is refused."""
