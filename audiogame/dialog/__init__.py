"""The conversation with the player: no devices, threads or clock."""
