"""Forms that an animal needs and the kit lacks: hulls and arches along the body, ribs, claws and cooling vanes."""

from dataclasses import dataclass
from math import cos, radians, sin


from studio.materials import Material
from studio.geometry import Panels, Ring, Solid, at, box, facing, loft, place, section
from studio.parts import fin, slots

from .livery import Livery

Cut = float | tuple[float, float]


@dataclass(frozen=True)
class Cross:
    """A cross-section of a body that runs along Y.

    Place, size, height of its middle, cuts of its upper and lower corners.
    """

    y: float
    width: float
    height: float
    z: float = 0.0
    top: Cut = 0.03
    bottom: Cut | None = None


def hull(stations: tuple[Cross, ...], material: Material, bevel: float | None = None, panels: Panels = ()) -> Solid:
    """Faceted body along Y."""
    rings = tuple(
        tuple((x, s.y, s.z - up) for x, up, _ in section(s.width, s.height, 0, chamfer=s.top, back=s.bottom))
        for s in stations
    )
    return place(loft(rings, bevel, panels), material)


@dataclass(frozen=True)
class Arch:
    """One end of a saddle: place along Y, half width, rise over the height `z`."""

    y: float
    width: float
    rise: float
    z: float = 0.0


def saddle(
    arches: tuple[Arch, ...],
    material: Material,
    spread: float = 150.0,
    thickness: float = 0.02,
    facets: int = 6,
    bevel: float | None = None,
    panels: Panels = (),
) -> Solid:
    """Faceted plate that lies over the back like a roof tile; `spread` is the angle that it covers."""
    angles = [radians(-spread / 2 + spread * i / facets) for i in range(facets + 1)]

    def ring(a: Arch) -> Ring:
        outer = [(a.width * sin(t), a.y, a.z + a.rise * cos(t)) for t in angles]
        inner = [((a.width - thickness) * sin(t), a.y, a.z + (a.rise - thickness) * cos(t)) for t in reversed(angles)]
        return tuple(outer + inner)

    return place(loft(tuple(ring(a) for a in arches), thickness * 0.22 if bevel is None else bevel, panels), material)


def rib(
    width: float,
    rise: float,
    start: float,
    end: float,
    girth: tuple[float, float],
    material: Material,
    sweep: float = 0.0,
    steps: int = 12,
) -> Solid:
    """Curved bar from angle `start` to `end` (0 = top, 90 = side).

    `girth` is its size along Y at both ends, `sweep` bends it back.
    """
    rings = []
    for i in range(steps + 1):
        share = i / steps
        a = radians(start + (end - start) * share)
        along, deep = (girth[0] + (girth[1] - girth[0]) * share) / 2, 0.011 + 0.006 * (1 - share)
        y = sweep * share * share
        rings.append(
            tuple(
                ((width + d) * sin(a), y + s, (rise + d) * cos(a))
                for s, d in (
                    (-along, -deep),
                    (along, -deep),
                    (along, deep * 0.4),
                    (along * 0.5, deep),
                    (-along * 0.5, deep),
                    (-along, deep * 0.4),
                )
            )
        )
    return place(loft(tuple(rings), 0), material)


def claw(length: float, girth: float, material: Material, hook: float = 60.0, steps: int = 7) -> Solid:
    """Curved talon from the origin towards -Y that turns down by `hook` degrees on its way."""
    rings, y, z = [], 0.0, 0.0
    for i in range(steps + 1):
        share = i / steps
        turn = radians(hook * share * share)
        r = girth / 2 * (1 - share) ** 0.75 + 0.0012
        corners = (radians(45 * k) for k in range(8))
        rings.append(
            tuple((r * 0.78 * cos(b), y - r * sin(b) * sin(turn), z + r * sin(b) * cos(turn)) for b in corners)
        )
        y -= length / steps * cos(turn)
        z -= length / steps * sin(turn)
    return place(loft(tuple(rings), 0), material)


def tooth(length: float, girth: float, material: Material, lean: float = 0.0) -> None:
    """Six-sided fang that hangs from the origin."""
    with at(rx=lean):
        place(_fang(length, girth), material)


def _fang(length: float, girth: float) -> Solid:
    def ring(share: float, down: float, back: float) -> Ring:
        r = girth / 2 * share
        return tuple((r * cos(radians(60 * k)) * 0.8, r * sin(radians(60 * k)) + back, -down) for k in range(6))

    return loft(
        (
            ring(0.8, 0.0, 0),
            ring(1.0, length * 0.25, 0),
            ring(0.66, length * 0.6, girth * 0.02),
            ring(0.07, length, girth * 0.16),
        ),
        0,
    )


def vane(height: float, chord: float, c: Livery, lean: float = 0.55) -> None:
    """Cooling fin on z = 0: a bronze blade between two shorter slate ones, all leaning back out of one foot."""

    def outline(h: float, k: float) -> tuple[tuple[float, float], ...]:
        back = h * lean
        return (
            (-k / 2, -0.03),
            (k / 2, -0.03),
            (k * 0.56 + back * 0.4, h * 0.42),
            (k * 0.42 + back, h),
            (k * 0.12 + back * 0.93, h * 0.97),
            (-k * 0.3 + back * 0.34, h * 0.44),
        )

    thick = 0.011 + 0.045 * height
    fin(outline(height, chord), thick, c.bronze, 0.003)
    for x in (-1, 1):
        with at(x=x * (thick * 0.5 + 0.018), ry=x * 3, y=chord * 0.05):
            fin(outline(height * 0.62, chord * 0.78), 0.01, c.deep, 0.002)
    place(box((thick + 0.062, chord * 1.06, 0.036), chamfer=0.008, taper=(0.8, 0.94)), c.frame)
    if height > 0.15:
        for side in ("left", "right"):
            with facing(
                side, x=(0.5 if side == "left" else -0.5) * thick, y=chord * 0.22 + height * lean * 0.6, z=height * 0.68
            ):
                slots(3, chord * 0.26, 0.006, 0.008, c.dark, lean if side == "left" else -lean)
