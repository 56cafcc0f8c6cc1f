"""A hexagonal voice and power dock whose light lives in the joint between its two shells, so that a stack reads as lit
strata.
"""

from math import cos, radians, sin

from dock.cable import cable
from dock.livery import Livery, livery
from dock.shapes import APOTHEM, RADIUS, body, cloth, rounded
from studio.geometry import (
    around,
    assemble,
    at,
    begin,
    cylinder,
    facing,
    lathe,
    matrix,
    place,
    prism,
    rectangle,
    regular,
    torus,
)
from studio.materials import chrome, glow, ink, rubber
from studio.parts import data_plate, louvre, rim, text
from studio.view import View

SEAM = 0.02
#: How far a module's feet sink below the rim of the one that carries it.
REST = 0.0045
#: The drawn voice: how loud each bar is.
VOICE = (
    0.07,
    0.12,
    0.09,
    0.2,
    0.33,
    0.25,
    0.47,
    0.38,
    0.7,
    0.55,
    0.88,
    0.66,
    1.0,
    0.6,
    0.8,
    0.48,
    0.64,
    0.34,
    0.42,
    0.22,
    0.3,
    0.15,
    0.11,
    0.1,
    0.06,
)


def feet(c: Livery) -> None:
    """Six rubber feet under a dark pan."""
    for _ in around(6):
        with at(x=RADIUS * 0.78, z=0.008):
            place(cylinder(0.036, 0.016, 0.004), rubber())
    body(((0.05, 0.01), (0.026, 0.014), (0.014, 0.026), (0.014, 0.044), (0.03, 0.046)), c.pan)


def cap(low: float, high: float, c: Livery) -> None:
    """Upper shell with a soft shoulder and a sunk rim for the plate."""
    h = high
    arc = tuple((0.026 - 0.026 * cos(radians(t)), h - 0.034 + 0.03 * sin(radians(t))) for t in range(0, 91, 15))
    body(
        (
            (0.03, low),
            (0.006, low),
            (0.001, low + 0.004),
            (0.0, low + 0.01),
            *arc,
            (0.031, h - 0.002),
            (0.035, h - 0.006),
            (0.036, h - 0.012),
            (0.2, h - 0.012),
        ),
        c.shell,
    )
    body(((0.0385, h - 0.02), (0.0385, h - 0.0065), (0.041, h - 0.0045), (0.3, h - 0.0045)), c.top)


def contacts(high: float, c: Livery) -> None:
    """Round rest of the robots: soft pad, gold pins, magnets flush with the plate."""
    with at(z=high - 0.0045):
        place(
            lathe(
                ((0.232, -0.004), (0.232, 0.003), (0.228, 0.0045), (0.216, 0.0045), (0.212, 0.0015), (0.05, 0.0015)), 96
            ),
            c.trim,
        )
        place(lathe(((0.211, 0.0), (0.211, 0.003), (0.208, 0.004), (0.03, 0.004)), 96), c.pad)
        for radius in (0.185, 0.125):
            place(torus(radius, 0.0016, 96, 8), c.trim, matrix(z=0.0036))
        for _ in around(3, 30):
            for turn in (-13.5, -4.5, 4.5, 13.5):
                with at(rz=turn), at(x=0.155):
                    place(
                        lathe(
                            (
                                (0.0095, 0.002),
                                (0.0095, 0.0052),
                                (0.008, 0.006),
                                (0.0052, 0.006),
                                (0.0052, 0.0088),
                                (0.003, 0.0102),
                                (0, 0.0104),
                            ),
                            24,
                        ),
                        c.gold,
                    )
        for _ in around(6):
            with at(x=0.315):
                place(
                    lathe(
                        (
                            (0.025, -0.002),
                            (0.025, 0.0012),
                            (0.0235, 0.0022),
                            (0.0215, 0.0022),
                            (0.0205, 0.0014),
                            (0, 0.0014),
                        ),
                        40,
                    ),
                    c.trim,
                )
        with at(rx=-90):
            place(prism(regular(6, 0.05), 0.005, 0.001, 0.001), c.trim, matrix(y=0.0002))
            place(prism(regular(6, 0.041), 0.0056, 0.0008, 0.001), c.pad)
        for x in (-0.024, -0.012, 0.0, 0.012, 0.024):
            place(cylinder(0.0026, 0.001, 0, 12), c.dark, matrix(x=x, y=-0.29, z=0.0002))


def display(low: float, high: float, c: Livery) -> None:
    """Dark glass in the cloth with a voice drawn as bars."""
    with facing("front", y=-APOTHEM + 0.004, z=(low + high) / 2):
        width, height = 0.27, high - low - 0.026
        rim(rounded(width + 0.012, height + 0.012, 0.024), 0.006, 0.013, c.trim, 0.0012)
        place(prism(rounded(width + 0.004, height + 0.004, 0.02), 0.0118, 0.0016), c.display)
        with at(y=-0.0119):
            for i, loud in enumerate(VOICE):
                with at(x=(i / (len(VOICE) - 1) - 0.5) * width * 0.8):
                    place(prism(rounded(0.0052, max(0.0054, loud * height * 0.72), 0.0025, 3), 0.0006, 0), c.ion)
            with at(x=width * 0.44, z=-height * 0.36):
                place(prism(regular(16, 0.0034), 0.0006, 0), glow("#ffae42", 1.4))


def keys(low: float, high: float, c: Livery) -> None:
    """Three touch marks on the upper shell: quieter, listen, louder."""
    with facing("front", y=-APOTHEM - 0.0004, z=(low + high) / 2 - 0.008):
        for x, marks in ((-0.075, ((0.02, 0.0034),)), (0.075, ((0.02, 0.0034), (0.0034, 0.02)))):
            with at(x=x):
                for mark in marks:
                    place(prism(rectangle(*mark), 0.0008, 0), c.print)
        with at(rx=90):
            place(torus(0.0095, 0.0014, 40, 8), c.print)


def cells(low: float, high: float, c: Livery) -> None:
    """Charge of a battery storey: five small lights, the last one out."""
    with facing("front", y=-APOTHEM - 0.0004, z=(low + high) / 2 - 0.008):
        for i in range(5):
            with at(x=(i - 2) * 0.022):
                place(prism(rounded(0.014, 0.0044, 0.0021, 4), 0.0008, 0), c.ion if i < 4 else c.print)


def sockets(low: float, c: Livery) -> None:
    """Back panel in the cloth: two USB-C ports, vents, type plate."""
    with facing("back", y=APOTHEM - 0.004, z=low):
        panel = rounded(0.3, 0.1, 0.018)
        rim(panel, 0.005, 0.012, c.trim, 0.0012)
        place(prism(rounded(0.294, 0.094, 0.016), 0.0085, 0.001), c.pan)
        with at(y=-0.0085):
            for x in (-0.095, -0.04):
                with at(x=x, z=-0.018):
                    port(c)
                with at(x=x, z=0.026):
                    text("IN" if x < -0.05 else "OUT", 0.0115, ink("#8d949b"), "narrow")
            with at(x=0.07, z=0.02):
                louvre(0.11, 0.042, 6, 0.006, c.trim, chamfer=0.004)
            with at(x=0.07, z=-0.028):
                data_plate(0.1, 0.026, ("AI BASE  HX-6", "20 V   5 A"))


def port(c: Livery) -> None:
    """USB-C socket."""
    rim(rounded(0.034, 0.0145, 0.0072), 0.0018, 0.003, chrome(), 0.0004)
    place(prism(rounded(0.031, 0.0118, 0.0058), 0.0006, 0), c.dark)
    place(prism(rounded(0.02, 0.0034, 0.0015), 0.0024, 0.0003), c.trim)


def module(height: float, c: Livery, face: str = "cells", crown: float = 0.08) -> None:
    """One storey: feet, cloth, lit seam, upper shell, plate. `face` is 'display' or 'cells'."""
    split = height - crown - SEAM
    feet(c)
    body(((0.02, 0.046), (0.0, 0.048), (0.0, 0.054), (0.012, 0.056)), c.trim)
    body(((0.008, 0.05), (0.008, split)), c.dark)
    cloth(0.055, split - 0.006, c)
    body(((0.012, split - 0.008), (0.0, split - 0.007), (0.0, split - 0.001), (0.022, split)), c.trim)
    body(
        (
            (0.016, split - 0.004),
            (0.011, split + 0.002),
            (0.0085, split + SEAM * 0.5),
            (0.011, split + SEAM - 0.002),
            (0.016, split + SEAM + 0.004),
        ),
        c.ion,
    )
    cap(split + SEAM, height, c)
    contacts(height, c)
    if face == "display":
        keys(split + SEAM, height, c)
        display(0.055, split - 0.006, c)
    else:
        cells(split + SEAM, height, c)
    if split > 0.16:
        sockets((0.055 + split) / 2, c)


def build(form: str, pose: str) -> None:
    """Makes the dock or the stack in the empty scene."""
    del pose
    begin()
    c = livery()
    if form == "stack":
        storeys = ((0.36, 0, "cells", 0.08), (0.18, 30, "cells", 0.062), (0.29, 0, "display", 0.08))
        level = 0.0
        for height, turn, face, crown in storeys:
            with at(z=level, rz=turn):
                module(height, c, face, crown)
            level += height - REST
        cable(c)
    else:
        module(0.29, c, "display")
    assemble("ai base")


VIEWS: dict[str, View] = {
    "hero": View(
        form="dock", rig="dark", azimuth=-24, elevation=8, lens=150, size=(1920, 1080), shift_x=0.17, shift_y=-0.1
    ),
    "cut-out": View(form="dock", rig="cut-out", azimuth=-24, elevation=20, size=(1500, 1200)),
    "stack": View(form="stack", rig="light", azimuth=-22, elevation=12, size=(1600, 1200)),
    "stack-cut-out": View(form="stack", rig="cut-out", azimuth=-22, elevation=12, size=(1600, 1000)),
    "detail-display": View(
        form="dock",
        rig="dark",
        azimuth=-26,
        elevation=10,
        lens=150,
        size=(1200, 1200),
        target=(0.0, -0.39, 0.14),
        radius=0.2,
        fstop=2.5,
    ),
    "detail-seam": View(
        form="dock",
        rig="dark",
        azimuth=-34,
        elevation=15,
        lens=150,
        size=(1200, 1200),
        target=(-0.2, -0.38, 0.19),
        radius=0.15,
        fstop=2.5,
    ),
    "back": View(form="stack", rig="light", azimuth=140, elevation=14, size=(900, 1125)),
    "top": View(form="dock", rig="light", azimuth=-20, elevation=55, size=(1600, 1200), exposure=-0.3),
    "share": View(form="stack", rig="dark", azimuth=-22, elevation=7, lens=150, size=(1200, 630), shift_x=0.1),
}
