"""A steel bottle, powder-coated in two tones that part along a diagonal seam."""

from math import radians, tan

import bmesh
import bpy
from mathutils import Matrix, Vector

from _goods import INK, PAPER, SIGNAL, add, begin, lathe, print_mark, round_about, rounded, surface
from studio.grounds import Nodes
from studio.materials import linear
from studio.view import View

RADIUS = 0.335
SEAM_HEIGHT, SEAM_SLOPE, SEAM = 0.52, tan(radians(38)), 0.016


def build(form: str, pose: str) -> None:
    """Makes the bottle in graphite or in warm white."""
    begin()
    dark = form == "dark"
    coat = _two_tone("#121519" if dark else "#c0bfb9", "#363d47" if dark else "#7d8084")
    steel = surface("steel", "#b4b8bd", 0.24, metallic=1.0, grain=(40, 0.02))
    cap = surface("cap", "#101216" if dark else "#2a2e33", 0.48, grain=(260, 0.06))
    body = rounded(
        [
            (0.0, 0.03, 0),
            (0.27, 0.03, 0.02),
            (0.285, 0.0, 0.015),
            (0.31, 0.0, 0.02),
            (RADIUS, 0.035, 0.03),
            (RADIUS, 1.36, 0.16),
            (0.205, 1.545, 0.10),
            (0.205, 1.575, 0.0),
        ],
        10,
    )
    add("body", lathe(body, 160), coat, smooth=50)
    add(
        "neck",
        lathe(rounded([(0.19, 1.57, 0), (0.215, 1.57, 0.006), (0.215, 1.605, 0.006), (0.19, 1.605, 0)]), 128),
        steel,
    )
    add(
        "cap",
        lathe(
            rounded(
                [
                    (0.0, 1.612, 0),
                    (0.212, 1.612, 0.008),
                    (0.222, 1.63, 0.01),
                    (0.222, 1.80, 0.03),
                    (0.19, 1.835, 0.02),
                    (0.0, 1.835, 0),
                ]
            ),
            128,
        ),
        cap,
        smooth=30,
    )
    _grip(cap)
    _loop(cap, steel)
    inks = {"ink": surface("print", PAPER if dark else INK, 0.5), "accent": surface("accent", SIGNAL, 0.5)}
    print_mark(0.30, round_about(RADIUS, 1.06, -26), inks, lift=0.0012, fine=0.01)


def _grip(material: bpy.types.Material) -> None:
    """Ribs around the cap."""
    mesh = bmesh.new()
    for i in range(48):
        turn = (
            Matrix.Rotation(radians(i * 7.5), 4, "Z")
            @ Matrix.Translation((0.222, 0, 1.715))
            @ Matrix.Diagonal((0.008, 0.012, 0.13, 1))
        )
        bmesh.ops.create_cube(mesh, size=1, matrix=turn)
    bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=0.003, segments=2, affect="EDGES")
    add("grip", mesh, material, smooth=30)


def _loop(material: bpy.types.Material, pin: bpy.types.Material) -> None:
    """A carrying loop with cut corners, over the cap."""
    outline = [(-0.215, 1.66), (-0.215, 1.90), (-0.13, 2.0), (0.13, 2.0), (0.215, 1.90), (0.215, 1.66)]
    line = [Vector((x, 0.0, z)) for x, z in rounded([(x, z, 0.06) for x, z in outline], 6)]
    mesh = bmesh.new()
    rings = []
    for i, point in enumerate(line):
        out = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized().cross(Vector((0, 1, 0)))
        section = rounded(
            [
                (0.026, 0, 0),
                (0.026, 0.075, 0.02),
                (-0.026, 0.075, 0.02),
                (-0.026, -0.075, 0.02),
                (0.026, -0.075, 0.02),
                (0.026, -0.001, 0),
            ],
            4,
        )
        rings.append([mesh.verts.new(point - out * x + Vector((0, y, 0))) for x, y in section])
    for low, high in zip(rings, rings[1:]):
        for k in range(len(low)):
            mesh.faces.new((low[k - 1], low[k], high[k], high[k - 1]))
    for ring in (rings[0], rings[-1]):
        mesh.faces.new(ring)
    add("loop", mesh, material, smooth=40)
    pins = bmesh.new()
    for side in (-1, 1):
        place = Matrix.Translation((side * 0.243, 0, 1.715)) @ Matrix.Rotation(radians(90), 4, "Y")
        bmesh.ops.create_cone(pins, cap_ends=True, segments=40, radius1=0.034, radius2=0.034, depth=0.016, matrix=place)
    bmesh.ops.bevel(
        pins,
        geom=[edge for edge in pins.edges if any(len(face.verts) > 4 for face in edge.link_faces)],
        offset=0.004,
        segments=2,
        affect="EDGES",
    )
    add("pins", pins, pin, smooth=30)


def _two_tone(upper: str, lower: str) -> bpy.types.Material:
    """Two powder coats that meet in a groove with a line of signal colour."""
    material = bpy.data.materials.new("powder")
    nodes = Nodes(material)
    x, _, z = nodes.add("SeparateXYZ", nodes.add("TexCoord").outputs["Object"]).outputs
    # How far above the seam, measured across it.
    above = nodes.math("SUBTRACT", nodes.math("SUBTRACT", z, SEAM_HEIGHT), nodes.math("MULTIPLY", x, SEAM_SLOPE))
    tone = nodes.add("MixRGB", nodes.math("GREATER_THAN", above, 0.0), linear(lower), linear(upper)).outputs[0]
    line = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", above), SEAM)
    color = nodes.add("MixRGB", line, tone, linear(SIGNAL)).outputs[0]
    noise = nodes.add("TexNoise")
    nodes.tree.links.new(nodes.add("TexCoord").outputs["Object"], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 190.0, 2.0
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", noise.outputs["Fac"], 0.35), line)
    bump = nodes.add("Bump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.004
    nodes.tree.links.new(height, bump.inputs["Height"])
    shader = nodes.add("BsdfPrincipled")
    for key, value in (("Base Color", color), ("Normal", bump.outputs[0])):
        nodes.tree.links.new(value, shader.inputs[key])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.5, 0.4
    nodes.add("OutputMaterial", shader.outputs[0])
    return material


VIEWS = {
    form: View(form=form, rig="cut-out", azimuth=-16, elevation=7, lens=110, size=(1000, 1000))
    for form in ("dark", "light")
}
