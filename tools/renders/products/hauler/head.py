"""Head of the robot form."""

from hauler.livery import Livery

from studio.geometry import (
    Panel,
    at,
    both_sides,
    facing,
    loft,
    on,
    place,
    prism,
    rectangle,
    section,
)
from studio.materials import glass
from studio.parts import (
    Station,
    hose,
    light_strip,
    louvre,
    pivot,
    screw,
    shell,
    slots,
    visor_plate,
    wrapped,
)


def head(c: Livery) -> None:
    """Low cab-like helmet: dark glass face under a peaked brow with marker lamps; no crest, no ears, no mouth."""
    shell(
        (
            Station(-0.0, 0.1, 0.12, 0, 0.01, 0.03),
            Station(-0.05, 0.15, 0.19, 0, 0.005, (0.04, 0.05)),
            Station(-0.16, 0.19, 0.23, 0, 0.01, (0.045, 0.06)),
            Station(-0.22, 0.18, 0.21, 0, 0.02, (0.045, 0.055)),
            Station(-0.25, 0.13, 0.15, 0, 0.03, (0.035, 0.04)),
        ),
        c.deep,
    )
    roof = shell(
        (Station(-0.215, 0.15, 0.2, 0, 0.025, 0.04), Station(-0.262, 0.09, 0.13, 0, 0.035, 0.03)),
        c.navy,
        None,
        (Panel("top", 0.014),),
    )
    with on(roof, "top", 0, -0.3):
        screw(0.006)
    with at(y=-0.078, z=0.1, rx=-4):
        visor_plate(
            ((-0.038, -0.075), (0.038, -0.075), (0.066, -0.035), (0.078, 0.064), (-0.078, 0.064), (-0.066, -0.035)),
            0.04,
            0.045,
            glass("#090d16"),
        )
        with at(z=0.018):
            wrapped(((0.0, 0.064, 0.0425, 0.0), (0.007, 0.064, 0.0425, 0.0)), c.light, 118, 0.004, 10, 0.0)
        with at(x=0.024, y=-0.036, z=-0.006, rz=9):
            light_strip(0.014, 0.003, c.light)
    with at(z=0.17, y=-0.06, rx=9):
        brow = place(
            loft(
                (
                    section(0.212, 0.14, -0.012, chamfer=(0.054, 0.05)),
                    section(0.218, 0.152, 0.004, chamfer=(0.054, 0.054)),
                    section(0.196, 0.11, 0.03, y=0.012, chamfer=(0.048, 0.04)),
                )
            ),
            c.navy,
        )
        for x in (-0.044, -0.022, 0.0, 0.022, 0.044):
            with on(brow, "front", x / 0.109, 0.3):
                place(prism(rectangle(0.012, 0.007, 0.002), 0.003, 0.0008), c.amber)
    for _ in both_sides():
        with at(x=0.083, y=-0.045, z=0.09, rz=12):
            cheek = shell(
                (
                    Station(-0.066, 0.026, 0.1, 0, 0.0, 0.008),
                    Station(-0.01, 0.03, 0.112, 0.0, -0.008, 0.01),
                    Station(0.068, 0.024, 0.06, -0.024, -0.012, 0.008),
                ),
                c.grey,
            )
            with on(cheek, "outer", -0.25, 0.1):
                slots(3, 0.026, 0.004, 0.006)
        with facing("outer", x=0.09, y=0.05, z=0.12):
            pivot(0.036, 0.02, c.frame)
        hose(((0.05, 0.1, 0.05), (0.07, 0.12, 0.0), (0.05, 0.08, -0.05)), 0.009)
    with at(y=-0.07, z=0.018):
        shell(
            (
                Station(-0.03, 0.09, 0.075, 0, 0, (0.026, 0.02)),
                Station(0.0, 0.08, 0.07, 0, 0, (0.024, 0.02)),
                Station(0.016, 0.056, 0.05, 0, 0.006, (0.018, 0.014)),
            ),
            c.frame,
        )
    with facing("back", y=0.125, z=0.13):
        louvre(0.08, 0.05, 4, frame=c.frame)
