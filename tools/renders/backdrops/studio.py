"""The dark studio with nobody in it: a pool of light on the floor."""

from studio.rigs import dark_room
from studio.view import View

from _set import begin


def build(form: str, pose: str) -> None:
    """Makes the room; its light falls where a figure would stand."""
    stage = begin()
    dark_room(stage)
    stage.spot("pool", (0.0, 0.2, 6.5), (0.0, 0.3, 0.0), 40, 420, (0.93, 0.96, 1.0))


VIEWS = {
    "wide": View(
        form="wide",
        rig="own",
        azimuth=0,
        elevation=5,
        lens=60,
        size=(2400, 1200),
        target=(0, 0, 1.0),
        radius=1.35,
        samples=32,
    ),
    "tall": View(
        form="tall",
        rig="own",
        azimuth=0,
        elevation=5,
        lens=60,
        size=(1080, 1350),
        target=(0, 0, 1.3),
        radius=1.5,
        samples=32,
    ),
}
