"""Bumblebee G1 Performance on a desk."""

import bumblebee_g1_performance
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(build=bumblebee_g1_performance.build, forms=everywhere("robot"), height=23, words="Bumblebee G1")


def build(form: str, pose: str) -> None:
    """Builds Bumblebee G1 Performance in a place."""
    build_in(MACHINE, form)


VIEWS = {"desk": views(reach=0.3)["desk"]}
