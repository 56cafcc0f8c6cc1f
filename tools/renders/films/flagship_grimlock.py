"""Flagship Grimlock wakes: close by its head at first, then all of it, until it stands as in its key visual."""

from dataclasses import replace

from products import grimlock_g1_flagship as grimlock
from studio.film import Film, blend, ease
from studio.view import View
from theropod.stance import STANCES

STAND = STANCES["stand"]
# Feet that stay where they are: what slides over the floor has no weight.
ROAR = replace(STANCES["roar"], left=STAND.left, right=STAND.right)


def rouse(share: float) -> str:
    """Raises its head and roars as the camera draws back, then stands."""
    up, down = ease(min(1.0, share / 0.4)), ease(min(1.0, max(0.0, (share - 0.5) / 0.42)))
    # By name, as the product's file looks for it: that file's change would put all its pictures out of date.
    STANCES["rouse"] = blend(STAND, ROAR, 0.92 * up * (1.0 - down))
    return "rouse"


build = grimlock.build
FILMS: dict[str, Film] = {
    "rouse": Film(
        start=View(form="dinosaur", azimuth=-104, elevation=1, target=(-0.1, -0.98, 1.5), radius=0.64),
        end=grimlock.VIEWS["hero"],
        seconds=4,
        pose=rouse,
    ),
}
