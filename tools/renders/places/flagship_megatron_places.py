"""Flagship Megatron on a desk, in a room and in its box."""

import flagship_megatron
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(build=flagship_megatron.build, forms=everywhere("robot"), height=46, words="Flagship Megatron")


def build(form: str, pose: str) -> None:
    """Builds Flagship Megatron in a place."""
    build_in(MACHINE, form)


VIEWS = views(reach=0.1, box=1.62)
