"""Flagship Grimlock on a desk, in a room and in its box."""

import grimlock_g1_flagship
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(
    build=grimlock_g1_flagship.build,
    forms={**everywhere("dinosaur"), "box": "robot"},
    height=40,
    words="Flagship Grimlock",
)


def build(form: str, pose: str) -> None:
    """Builds Flagship Grimlock in a place."""
    build_in(MACHINE, form)


VIEWS = views(reach=0.3, turn=22, box=2.0)
