import pytest


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="also run what takes minutes")


def pytest_collection_modifyitems(config, items):
    """Without --long the long tests are left out, not skipped: nothing in a check is ever skipped."""
    if config.getoption("--long"):
        return
    items[:] = [item for item in items if item.get_closest_marker("long") is None]


@pytest.fixture
def long(request) -> bool:
    """Whether this run may take minutes: samples are then large."""
    return request.config.getoption("--long")


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty home for the player's files."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path
