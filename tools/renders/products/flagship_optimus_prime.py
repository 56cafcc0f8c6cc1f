"""A deep-navy command hauler.

Everything of rank sits off-centre, a leaning steel grille under one red slash, tyres worn at the hips.
"""

from hauler.head import head
from hauler.limbs import foot, forearm, shin, shoulder, thigh, upper_arm
from hauler.livery import BUILD, STANCE, livery
from hauler.truck import vehicle
from hauler.trunk import back, chest, pelvis, waist

from studio.figure import alike, dress_limbs, dress_trunk, hands, raised
from studio.geometry import assemble, begin
from studio.materials import aluminium
from studio.parts import HandStyle, inner_frame
from studio.skeleton import Skeleton
from studio.view import View


def robot(pose: str) -> None:
    """The standing figure."""
    c = livery()
    bones = Skeleton(BUILD, STANCE if pose == "stand" else pose)
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, back, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=aluminium("#8f979f"))
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                raised(shoulder, bones, 0.5, x=0.03, z=0.035),
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.12, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )


def build(form: str, pose: str) -> None:
    """Makes the robot or the vehicle in the empty scene."""
    begin()
    if form == "vehicle":
        vehicle()
    else:
        robot(pose)
    assemble(f"commander {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=-28, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=-28, elevation=5, size=(1200, 1500)),
    "vehicle": View(form="vehicle", rig="light", azimuth=-34, elevation=9, size=(1600, 1200)),
    "vehicle-cut-out": View(form="vehicle", rig="cut-out", azimuth=-34, elevation=9, size=(1600, 1000)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-30,
        elevation=4,
        lens=150,
        size=(1200, 1200),
        target=(0.01, -0.05, 1.68),
        radius=0.27,
        fstop=2.5,
    ),
    "detail-hand": View(
        form="robot",
        rig="dark",
        azimuth=-24,
        elevation=6,
        lens=150,
        size=(1200, 1200),
        target=(0.44, -0.38, 1.03),
        radius=0.22,
        fstop=2.5,
    ),
    "back": View(form="robot", rig="light", azimuth=150, elevation=6, size=(1200, 1500)),
    "action": View(form="robot", pose="action", rig="light", azimuth=-30, elevation=4, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=-28, elevation=4, size=(1200, 630), shift_x=0.18),
}
