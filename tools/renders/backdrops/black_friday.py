"""Armour that opens along its seam, and amber light behind it."""

from dataclasses import replace

import bpy

from products import flagship_megatron
from studio import grounds
from studio.geometry import Panel, Solid, assemble, at, on, place, prism
from studio.grounds import Card, Nodes
from studio.materials import blackened, gunmetal, linear, matte, paint
from studio.parts import hose, louvre, piston, screw, slots
from studio.rigs import Stage

from _guest import guest
from _set import begin, crops, haze, sheet, wall

AMBER, EMBER = "#ffb35c", "#ff8a1f"
#: The seam from the floor up, stepped as plates that lock into each other are; and how far it has opened.
SEAM = ((0.30, -1.9), (0.52, -0.78), (0.80, -0.62), (0.94, 0.05), (0.76, 0.28), (1.04, 1.15), (1.32, 1.30), (1.42, 1.9))
OPEN = 0.12
LEFT, RIGHT = -4.6, 4.6


def build(form: str, pose: str) -> None:
    """Makes the two halves, what moves them, and the light between."""
    stage = begin()
    grounds.surroundings(
        stage.turn,
        ambient=(0.0016, 0.0018, 0.0024),
        seen=(0.002, 0.002, 0.003),
        cards=[
            Card((-0.5, -0.35, 0.8), 6, 46, (0.05, 0.058, 0.072)),
            Card((0.9, -0.3, 0.3), 6, 30, (0.03, 0.033, 0.04)),
        ],
    )
    _armour()
    _works()
    assemble("armour", ground=False)
    _light(stage)
    if form == "share":
        _threshold(stage, pose)


def _threshold(stage: Stage, pose: str) -> None:
    """Who came out of it, on a floor that mirrors the light."""
    sheet(
        "floor",
        ((-9.0, -9.0, -1.0), (9.0, -9.0, -1.0), (9.0, 0.6, -1.0), (-9.0, 0.6, -1.0)),
        wall("floor", "#0b0c0f", 0.22, 0.1),
    )
    guest(flagship_megatron.build, pose, (0.35, -1.5, -1.0), -20, 0.72)
    stage.area("face", (-2.2, -4.0, 1.6), (0.35, -1.5, -0.1), (0.8, 1.6), 42, (0.72, 0.80, 1.0), 70)
    stage.area("embers", (0.95, -0.35, 0.3), (0.35, -1.5, -0.2), (0.3, 1.6), 45, (1.0, 0.52, 0.2), 90)


def _armour() -> None:
    coat, under = paint("#0f1114", 0.42, 0.35), matte("#0c0d10")
    # The halves are thick: light runs along the walls of the gap before it gets out.
    for side, edge in ((LEFT, tuple((x - OPEN, z) for x, z in SEAM)), (RIGHT, tuple((x + OPEN, z) for x, z in SEAM))):
        with at(y=0.42):
            place(prism((*edge, (side, 1.9), (side, -1.9)), 0.42, 0.004), under)
        place(
            prism((*edge, (side, 1.9), (side, -1.9)), 0.15, 0.022, 0.045, (Panel("front", 0.07, 0.012, 0.010),)), coat
        )
    # A second layer upon each half, whose edges follow the seam at a distance.
    with at(y=-0.15):
        upper = place(
            prism(
                ((-0.55, 1.9), (-0.42, 0.42), (-0.72, 0.12), (LEFT, 0.12), (LEFT, 1.9)),
                0.085,
                0.016,
                0.02,
                (Panel("front", 0.06, 0.010, 0.008),),
            ),
            coat,
        )
        lower = place(
            prism(
                ((-0.78, 0.02), (-0.50, 0.02), (-0.36, -0.22), (-0.52, -1.9), (LEFT, -1.9), (LEFT, 0.02)),
                0.065,
                0.016,
                0.02,
                (Panel("front", 0.05, 0.010, 0.008),),
            ),
            under,
        )
    with at(y=-0.15):
        side = place(
            prism(
                ((2.05, 1.9), (1.72, 0.72), (1.94, 0.40), (1.62, -0.68), (1.74, -1.9), (RIGHT, -1.9), (RIGHT, 1.9)),
                0.075,
                0.016,
                0.02,
                (Panel("front", 0.055, 0.010, 0.008),),
            ),
            coat,
        )
    for solid, spots in (
        (upper, ((-1.1, 0.62), (-1.1, 0.30), (-2.3, 0.30))),
        (lower, ((-0.86, -0.16), (-0.9, -0.86), (-2.1, -0.16))),
        (side, ((2.1, 0.44), (2.02, -0.62), (2.3, 1.0))),
    ):
        for x, z in spots:
            _screw_at(solid, x, z)
    for z in (-0.30, 0.62):
        with at(-0.02 if z < 0 else 0.12, -0.15, z, ry=-8):
            slots(5, 0.16, 0.018, 0.03)
    with at(1.46, -0.15, -0.12):
        louvre(0.20, 0.34, 6)


def _screw_at(solid: Solid, x: float, z: float) -> None:
    """A screw on the front of a plate, at a place in the picture."""
    low, high = solid.vertices.min(axis=0), solid.vertices.max(axis=0)
    with on(
        solid,
        "front",
        float(2 * (x - low[0]) / (high[0] - low[0]) - 1),
        float(2 * (z - low[2]) / (high[2] - low[2]) - 1),
    ):
        screw(0.022)


def _works() -> None:
    """Frames, pistons and hoses in the gap: shapes against the light."""
    dark, metal = blackened(), gunmetal()
    for i, (x, z) in enumerate(
        ((0.40, -1.25), (0.52, -0.92), (0.86, -0.32), (0.90, -0.02), (0.84, 0.50), (0.98, 0.86), (1.12, 1.18))
    ):
        with at(x, 0.28 + 0.05 * (i % 2), z, ry=18 - 9 * (i % 3)):
            place(
                prism(((-0.5, -0.045), (0.5, -0.045), (0.5, 0.045), (-0.5, 0.045)), 0.06, 0.012),
                metal if i % 2 else dark,
            )
    for x, z in ((0.34, -1.08), (0.68, -0.60), (0.88, 0.14), (0.92, 0.68)):
        piston((x - 0.32, 0.18, z - 0.06), (x + 0.34, 0.18, z + 0.10), 0.042)
    for shift, depth in ((0.0, 0.36), (0.09, 0.42), (-0.10, 0.47)):
        hose(
            (
                (0.12 + shift, depth, -1.6),
                (0.46 + shift, depth - 0.05, -0.9),
                (0.82 + shift, depth, -0.2),
                (0.86 + shift, depth - 0.04, 0.4),
                (1.22 + shift, depth, 1.5),
            ),
            0.030,
            True,
        )
    # Ribs across the walls, like the teeth of a gear.
    for (x1, z1), (x2, z2) in zip(SEAM, SEAM[1:]):
        for t in (0.2, 0.5, 0.8):
            for side in (-1, 1):
                with at(x1 + (x2 - x1) * t + side * (OPEN + 0.005), 0.36, z1 + (z2 - z1) * t):
                    place(prism(((-0.022, -0.03), (0.022, -0.03), (0.022, 0.03), (-0.022, 0.03)), 0.34, 0.006), metal)


def _furnace() -> bpy.types.Material:
    """Almost white along its middle, and ember at the sides; hotter here, cooler there."""
    material = bpy.data.materials.new("furnace")
    nodes = Nodes(material)
    place_on = nodes.add("TexCoord").outputs["UV"]
    u, v, _ = nodes.add("SeparateXYZ", place_on).outputs
    noise = nodes.add("TexNoise")
    nodes.tree.links.new(place_on, noise.inputs["Vector"])
    noise.inputs["Scale"].default_value = 5.0
    heat = nodes.math("MULTIPLY", nodes.bell((u, 0.5, 0.085)), nodes.math("ADD", 0.45, noise.outputs["Fac"]))
    core = nodes.add("Emission", linear(AMBER), nodes.math("MULTIPLY", heat, 3.2))
    sides = nodes.add("Emission", linear(EMBER), nodes.math("MULTIPLY", nodes.bell((u, 0.5, 0.26)), 0.30))
    nodes.add("OutputMaterial", nodes.sum(core.outputs[0], sides.outputs[0]))
    return material


def _light(stage: Stage) -> None:
    sheet("furnace", ((-0.55, 1.0, -2.1), (1.25, 1.0, -2.1), (2.25, 1.0, 2.1), (0.45, 1.0, 2.1)), _furnace())
    for x, z in ((0.42, -1.1), (0.86, -0.2), (0.98, 0.75)):
        stage.area(f"leak {z}", (x + 0.02, 0.62, z), (x - 0.1, -3.0, z), (0.14, 0.8), 42, (1.0, 0.50, 0.16), 175)
    air = haze("air", EMBER, 0.05)
    for y, half in ((-0.30, 0.62), (-0.60, 1.35)):
        sheet(
            f"haze {y}",
            ((0.32 - half, y, -2.0), (0.32 + half, y, -2.0), (1.35 + half, y, 2.0), (1.35 - half, y, 2.0)),
            air,
        ).visible_shadow = False
    # From the seam's own direction, so that every edge on the plates has a warm side.
    stage.area("spill", (0.75, -1.1, 0.1), (-1.2, 0.0, 0.1), (0.3, 2.6), 5, (1.0, 0.52, 0.2), 170)
    stage.area("edge", (-4.2, -2.2, 3.4), (-1.0, 0.0, 0.3), (0.6, 3.0), 230, (0.62, 0.76, 1.0), 90)
    stage.area("right edge", (4.4, -1.2, 2.6), (2.2, 0.0, 0.0), (0.4, 2.4), 60, (0.62, 0.76, 1.0), 90)


VIEWS = crops((-0.35, 0, 0.0), 1.22, (0.55, 0, 0.05), 1.02, azimuth=-9.0, lens=80)
VIEWS["share"] = replace(
    VIEWS["wide"], form="share", size=(1200, 630), target=(0.5, -0.6, -0.22), radius=1.12, elevation=4.0, samples=48
)
