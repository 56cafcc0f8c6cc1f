"""Changes of shape: where a moving group of parts stands at each share of the way from one form to the other."""

from contextlib import AbstractContextManager
from dataclasses import dataclass

from mathutils import Matrix

from studio.film import ease
from studio.geometry import frame, matrix
from studio.geometry.solids import Point3


@dataclass(frozen=True)
class Key:
    """How a group stands at one share (0 … 1) of the change: location, XYZ rotation in degrees, scale."""

    at: float
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    rx: float = 0.0
    ry: float = 0.0
    rz: float = 0.0
    scale: float | Point3 = 1.0

    def matrix(self) -> Matrix:
        """The key's frame."""
        return matrix(self.x, self.y, self.z, self.rx, self.ry, self.rz, self.scale)


def part(share: float, start: float, end: float) -> float:
    """How far (0 … 1, eased) the part of the change between two shares has gone."""
    return ease(min(1.0, max(0.0, (share - start) / (end - start))))


def between(start: Matrix, end: Matrix, way: float) -> Matrix:
    """A frame between two: straight in location and scale, the short way round in rotation."""
    (place, turn, size), (to_place, to_turn, to_size) = start.decompose(), end.decompose()
    return Matrix.LocRotScale(place.lerp(to_place, way), turn.slerp(to_turn, way), size.lerp(to_size, way))


def travelled(share: float, *keys: Key) -> Matrix:
    """The frame of a group at a share of the change; before its first key and after its last it stands still."""
    before = [key for key in keys if key.at <= share] or [keys[0]]
    after = [key for key in keys if key.at > share] or [keys[-1]]
    start, end = before[-1], after[0]
    if start.at >= end.at:
        return start.matrix()
    return between(start.matrix(), end.matrix(), part(share, start.at, end.at))


def travelling(share: float, *keys: Key) -> AbstractContextManager[None]:
    """Everything inside is placed where the group stands at that share: `with travelling(share, Key(.1), Key(.6, z=-.4, rx=90)): chest(c)`."""
    return frame(travelled(share, *keys))
