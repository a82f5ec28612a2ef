"""Computer players and hints: what to do, from what a seat may know."""
