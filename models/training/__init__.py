"""How the voice models are made: speech from many voices, a network, and a model that Vosk loads."""
