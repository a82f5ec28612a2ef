"""The virtual sound card for the tests of devices."""

import pytest

from tests.support.virtual_audio import virtual_audio


@pytest.fixture(scope="module")
def card():
    """Its environment, in which this process is too."""
    with virtual_audio() as env, pytest.MonkeyPatch.context() as patch:
        patch.delenv("SDL_AUDIODRIVER", raising=False)
        for name, value in env.items():
            patch.setenv(name, value)
        yield env
