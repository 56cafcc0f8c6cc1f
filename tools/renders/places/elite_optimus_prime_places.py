"""Elite Optimus Prime on a desk."""

import elite_optimus_prime
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(build=elite_optimus_prime.build, forms=everywhere("robot"), height=33, words="Elite Optimus Prime")


def build(form: str, pose: str) -> None:
    """Builds Elite Optimus Prime in a place."""
    build_in(MACHINE, form)


VIEWS = {"desk": views(reach=0.3)["desk"]}
