"""Armour: parametric shells along a limb (-Z) and front-facing plates.

They return their solid so that details can sit `on` it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import radians

import bmesh

from ..geometry import Outline, Panel, Panels, Point3, Solid, anticlockwise, box, loft, place, prism, section, shrunk
from ..materials import Material, rubber

Cut = float | tuple[float, float]


@dataclass(frozen=True)
class Station:
    """One cross-section of a shell: distance down the limb, width, depth, shift and corner cuts."""

    down: float
    width: float
    depth: float
    x: float = 0.0
    y: float = 0.0
    cut: Cut = 0.02
    back: Cut | None = None


def shell(
    stations: tuple[Station, ...],
    material: Material,
    bevel: float | None = None,
    panels: Panels = (),
    segments: int = 3,
) -> Solid:
    """Faceted shell through any number of stations, placed along -Z.

    The workhorse for limbs, torsos, heads and boots. A wide bevel in many segments makes a rounded one.
    """
    rings = tuple(
        section(s.width, s.depth, -s.down, s.x, s.y, s.cut, s.back) for s in sorted(stations, key=lambda s: -s.down)
    )
    return place(loft(rings, bevel, panels, segments=segments), material)


def rounded_shell(stations: tuple[Station, ...], material: Material, panels: Panels = (), edge: float = 0.03) -> Solid:
    """A `shell` with soft edges, `edge` wide."""
    return shell(stations, material, edge, panels, 6)


def limb_shell(
    start: float,
    end: float,
    width: float,
    depth: float,
    material: Material,
    taper: float = 0.85,
    bulge: float = 1.06,
    where: float = 0.35,
    cut: float = 0.22,
    panels: Panels = (),
    y: float = 0.0,
    x: float = 0.0,
    bevel: float | None = None,
) -> Solid:
    """Thigh, arm or calf shell from `start` to `end`.

    Swells to `bulge` at `where`, narrows to `taper`; `cut` is a share of the depth.
    """
    k = min(width, depth) * cut
    middle = start + (end - start) * where
    return shell(
        (
            Station(start, width * 0.94, depth * 0.94, x, y, k),
            Station(middle, width * bulge, depth * bulge, x, y, k),
            Station(end, width * taper, depth * taper, x, y, k * taper),
        ),
        material,
        bevel,
        panels,
    )


def plate(
    outline: Outline,
    depth: float,
    material: Material,
    slope: float = 0.006,
    panel: Panel | None = None,
    bevel: float | None = None,
) -> Solid:
    """Front-facing armour plate with sloped flanks; its back lies in y = 0."""
    return place(prism(outline, depth, bevel, slope, (panel,) if panel else ()), material)


def pauldron(
    width: float,
    depth: float,
    height: float,
    material: Material,
    flare: float = 0.05,
    slope: float = 0.06,
    cut: float = 0.05,
    panels: Panels = (Panel("outer"),),
    edge: float | None = None,
) -> Solid:
    """Shoulder shell around the shoulder joint.

    Rises outwards by `flare`, its roof falls off by `slope`, lower edge drawn in; soft edges are `edge` wide.
    """
    w, d, h = width, depth, height
    rings = (
        tuple((x * 0.84 + w * 0.03, y * 0.8, -h * 0.56) for x, y, _ in section(w, d, 0, chamfer=cut)),
        tuple((x, y, -h * 0.12) for x, y, _ in section(w, d, 0, chamfer=cut)),
        tuple(
            (x * 1.04 + flare * 0.4, y * 0.98, h * 0.24 + flare * x / w) for x, y, _ in section(w, d, 0, chamfer=cut)
        ),
        tuple(
            (x * 0.74 + flare * 0.5, y * 0.72, h * 0.46 + flare * 1.4 * x / w - slope * abs(y) / d)
            for x, y, _ in section(w, d, 0, chamfer=cut)
        ),
    )
    return place(loft(rings, edge, panels, segments=6 if edge else 3), material)


def _cut(solid: Solid, *planes: tuple[Point3, Point3], bevel: float = 0.0035) -> Solid:
    """What is left of a solid behind planes of (point, normal), with all its edges bevelled."""
    mesh = solid.mesh()
    for point, normal in planes:
        everything = [*mesh.verts, *mesh.edges, *mesh.faces]
        cut = bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=point, plane_no=normal, clear_outer=True)[
            "geom_cut"
        ]
        bmesh.ops.edgeloop_fill(mesh, edges=[part for part in cut if isinstance(part, bmesh.types.BMEdge)])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    edges = [edge for edge in mesh.edges if edge.calc_face_angle() > radians(7)]
    bmesh.ops.bevel(
        mesh,
        geom=edges,
        offset=bevel,
        offset_type="OFFSET",
        segments=3,
        profile=0.5,
        affect="EDGES",
        clamp_overlap=True,
    )
    return Solid.of(mesh)


def boot(
    length: float,
    width: float,
    height: float,
    material: Material,
    toe: float = 0.62,
    heel: float = 0.36,
    rise: float = 0.5,
    sole: Material | None = None,
    toe_cap: Material | None = None,
    split: bool = False,
) -> Solid:
    """Foot under the ankle joint, sole at z = -height (use the skeleton's ankle).

    Stepped toe wedge, heel and rubber sole.
    """
    front, rear = -length * toe, length * heel
    k, base = width * 0.2, -height

    def ring(z: float, y0: float, y1: float, w: float, cut: float) -> tuple:
        return section(w, y1 - y0, z, y=(y0 + y1) / 2, chamfer=(cut, cut * 1.2), back=cut * 0.7)

    def shoe(z: float, lift: float) -> tuple:
        return (
            ring(z, front * 0.99 - lift, rear * 0.98, width * 0.97 + lift * 2, k),
            ring(base + height * 0.34 + lift, front * 0.97 - lift, rear * 0.98, width + lift * 2, k),
            ring(base + height * 0.52 + lift, front * 0.76 - lift, rear * 0.94, width * 0.94 + lift * 2, k),
            ring(-height * (1 - rise) * 0.3 + lift, front * 0.2 - lift, rear * 0.8, width * 0.74 + lift * 2, k),
        )

    place(
        loft((ring(base, front * 0.98, rear * 0.96, width * 0.94, k), ring(base + 0.03, front, rear, width * 0.98, k))),
        sole or rubber(),
    )
    solid = place(loft(shoe(base + 0.02, 0)), material)
    # The cap is the shoe's own front, lifted: faces of another slope would run through the shoe's and leave a torn
    # edge.
    cap = loft(shoe(base + 0.034, 0.005), 0)
    behind = ((0, front * 0.6, base + height * 0.6), (0, 1, 0.45))
    for side in (-1, 1) if split else ():
        place(_cut(cap, behind, ((side * width * 0.035, 0, 0), (-side, 0, 0))), toe_cap or material)
    if not split:
        place(_cut(cap, behind), toe_cap or material)
    return solid


def fin(points: Outline, thickness: float, material: Material, bevel: float | None = None) -> Solid:
    """Blade or wing in the YZ plane from (y, z) points, tapering to its outline's edge; its middle lies in x = 0."""
    flat = anticlockwise(points)
    core = shrunk(flat, thickness * 0.8)
    rings = tuple(
        tuple((x, y, z) for y, z in outline)
        for x, outline in ((-thickness / 2, core), (0.0, flat), (thickness / 2, core))
    )
    return place(loft(rings, bevel), material)


def block(
    width: float,
    depth: float,
    height: float,
    material: Material,
    taper: float | tuple[float, float] = 1.0,
    shear: tuple[float, float] = (0, 0),
    cut: float | None = None,
    panels: Panels = (),
    bevel: float | None = None,
) -> Solid:
    """Chamfered block around the origin, the plain filler of mechanical areas."""
    return place(
        box((width, depth, height), bevel, taper, shear, min(width, depth) * 0.14 if cut is None else cut, panels),
        material,
    )
