"""Flagship Bumblebee on a desk, in a room and in its box."""

import flagship_bumblebee
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(build=flagship_bumblebee.build, forms=everywhere("robot"), height=42, words="Flagship Bumblebee")


def build(form: str, pose: str) -> None:
    """Builds Flagship Bumblebee in a place."""
    build_in(MACHINE, form)


VIEWS = views()
