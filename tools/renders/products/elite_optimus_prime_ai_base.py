"""Elite Optimus Prime beside its AI Base: both are in one box."""

import ai_base
import elite_optimus_prime
from dock.livery import livery

from studio.geometry import assemble, at, begin
from studio.view import View

#: The size of the base beside a robot of 33 cm.
SCALE = (0.8, 0.8, 0.8)


def build(form: str, pose: str) -> None:
    """Makes the robot and the base in the empty scene."""
    elite_optimus_prime.build(form, pose)
    begin()
    with at(0.72, -0.62, rz=20, scale=SCALE):
        ai_base.module(0.29, livery(), "display")
    assemble("ai base")


VIEWS: dict[str, View] = {
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=27, elevation=5, size=(1200, 1500)),
}
