"""Flagship Optimus Prime on a desk, in a room and in its box."""

import flagship_optimus_prime
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(
    build=flagship_optimus_prime.build, forms=everywhere("robot"), height=48, words="Flagship Optimus Prime"
)


def build(form: str, pose: str) -> None:
    """Builds Flagship Optimus Prime in a place."""
    build_in(MACHINE, form)


VIEWS = views()
