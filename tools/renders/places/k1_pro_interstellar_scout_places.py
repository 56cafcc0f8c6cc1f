"""K1 Pro on a desk."""

import k1_pro_interstellar_scout
from _scale import Machine, build as build_in, everywhere, views

MACHINE = Machine(build=k1_pro_interstellar_scout.build, forms=everywhere("robot"), height=32, words="K1 Pro")


def build(form: str, pose: str) -> None:
    """Builds K1 Pro in a place."""
    build_in(MACHINE, form)


VIEWS = {"desk": views(reach=0.3)["desk"]}
