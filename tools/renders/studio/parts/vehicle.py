"""Vehicle fittings: mirrors, bumpers, mudguards, steps, coupling plate, springs; front of the vehicle is -Y."""

from __future__ import annotations


from ..geometry import (
    Outline,
    Panels,
    Solid,
    anticlockwise,
    at,
    box,
    cylinder,
    lathe,
    loft,
    place,
    prism,
    rectangle,
    section,
    shrunk,
    tube,
)
from ..materials import Material, blackened, chrome, glass, gunmetal, steel
from .fasteners import bolt


def mirror(material: Material, arm: float = 0.09, height: float = 0.12, width: float = 0.05) -> None:
    """Door mirror reaching outwards (+X) from the origin: two stays and a housing with glass at its back."""
    for z in (-0.3, 0.3):
        place(
            tube(
                ((-0.01, 0, z * height * 0.5), (arm * 0.6, -0.012, z * height * 0.7), (arm, -0.012, z * height)),
                0.005,
                8,
            ),
            blackened(),
        )
    with at(x=arm + width * 0.3, y=-0.012):
        place(
            loft(
                (
                    section(width, 0.03, -height / 2, chamfer=0.01),
                    section(width * 1.06, 0.04, 0.0, chamfer=0.012),
                    section(width, 0.03, height / 2, chamfer=0.01),
                )
            ),
            material,
        )
        with at(y=0.0185):
            place(box((width * 0.8, 0.004, height * 0.8)), chrome())


def profile(
    outline: Outline, width: float, bevel: float | None = None, slope: float = 0.0, panels: Panels = ()
) -> Solid:
    """A solid from its side view.

    (y, z) outline spread over `width` in X around the middle; `slope` draws both flanks in.
    """
    flat, edge = anticlockwise(outline), width / 2
    thin = shrunk(flat, slope) if slope else flat
    lines = (
        ((-edge, thin), (-edge + slope * 1.6, flat), (edge - slope * 1.6, flat), (edge, thin))
        if slope
        else ((-edge, flat), (edge, flat))
    )
    return loft(tuple(tuple((x, y, z) for y, z in line) for x, line in lines), bevel, panels)


def side_profile(
    outline: Outline,
    width: float,
    material: Material,
    bevel: float | None = None,
    slope: float = 0.0,
    panels: Panels = (),
) -> Solid:
    """Body from its side view: a `profile` that is placed."""
    return place(profile(outline, width, bevel, slope, panels), material)


def mudguard(outline: Outline, width: float, material: Material, slope: float = 0.012) -> Solid:
    """Wheel arch cover from a front-view outline (see `facet_arch` and `round_arch`), standing `width` out to +X from the origin."""
    with at(rz=90):
        return place(prism(outline, width, None, slope), material)


def step(width: float = 0.16, depth: float = 0.06, height: float = 0.02, material: Material | None = None) -> None:
    """Tread plate with ribs, centred."""
    place(box((width, depth, height)), material or gunmetal())
    for i in range(5):
        with at(x=(i - 2) * width * 0.18, z=height / 2):
            place(box((width * 0.04, depth * 0.8, 0.006)), steel())


def coupling(radius: float = 0.1, material: Material | None = None) -> None:
    """Round fifth-wheel plate with its slot, lying on z = 0."""
    slot = ((-0.25, -1.0), (0.25, -1.0), (0.25, -0.86), (0.12, -0.2), (-0.12, -0.2), (-0.25, -0.86))
    with at(rx=6):
        place(
            lathe(((radius * 0.9, 0), (radius, 0.008), (radius, 0.02), (radius * 0.95, 0.026)), 40),
            material or gunmetal(),
        )
        with at(rx=-90, z=0.0265):
            place(prism(tuple((x * radius, -z * radius * 0.97) for x, z in slot), 0.001, 0), blackened())
        with at(z=0.026):
            place(cylinder(radius * 0.16, 0.006), blackened())


def leaf_spring(length: float = 0.26, width: float = 0.03, leaves: int = 4, material: Material | None = None) -> None:
    """Stack of bent leaves along Y, middle at the origin, with a clamp."""
    for i in range(leaves):
        half = length / 2 * (1 - 0.18 * i)
        rise = 0.035 * (1 - 0.18 * i) ** 2
        points = (
            (0, -half, rise),
            (0, -half * 0.5, rise * 0.25),
            (0, 0, 0),
            (0, half * 0.5, rise * 0.25),
            (0, half, rise),
        )
        rows = tuple(
            tuple(
                (x, y, z + t - 0.008 * i)
                for x, t in ((-width / 2, 0), (width / 2, 0), (width / 2, 0.006), (-width / 2, 0.006))
            )
            for _, y, z in points
        )
        place(loft(rows, 0.001), material or gunmetal())
    with at(z=-0.008):
        place(box((width * 1.4, width, 0.044)), blackened())
        with at(x=width * 0.7, rz=90):
            bolt(0.007)


def bull_bar(width: float = 0.5, height: float = 0.16, radius: float = 0.014, material: Material | None = None) -> None:
    """Tubular front guard around the origin."""
    w, h = width / 2, height / 2
    place(
        tube(
            (
                (-w, 0.05, -h),
                (-w, 0, h * 0.6),
                (-w * 0.8, -0.01, h),
                (w * 0.8, -0.01, h),
                (w, 0, h * 0.6),
                (w, 0.05, -h),
            ),
            radius,
        ),
        material or steel(),
    )
    for x in (-0.4, 0.4):
        place(tube(((x * width, 0.03, -h), (x * width, -0.01, h)), radius * 0.8), material or steel())


def window(
    outline: Outline, material: Material | None = None, seal: Material | None = None, depth: float = 0.006
) -> Solid:
    """Pane in a rubber seal, front-facing, seat in y = 0."""
    place(prism(outline, depth * 0.7, 0.0015), seal or blackened())
    return place(prism(shrunk(anticlockwise(outline), 0.008), depth, 0.0015), material or glass())


def door_handle(width: float = 0.05, material: Material | None = None) -> None:
    """Pull handle over a dark recess."""
    place(prism(rectangle(width * 1.2, width * 0.5, width * 0.1), 0.002, 0), blackened())
    place(
        tube(
            ((-width / 2, 0, 0), (-width * 0.42, -0.012, 0), (width * 0.42, -0.012, 0), (width / 2, 0, 0)), width * 0.08
        ),
        material or chrome(),
    )
