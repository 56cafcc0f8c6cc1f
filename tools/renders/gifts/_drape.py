"""How cloth stands and falls that hangs as if a body filled it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin

import numpy as np


@dataclass(frozen=True)
class Fold:
    """A fold from one point (x, z) to another: how wide, and how high at both ends."""

    start: tuple[float, float]
    end: tuple[float, float]
    width: float
    first: float
    last: float


def filled(flat: np.ndarray, faces: np.ndarray, sewn: np.ndarray) -> np.ndarray:
    """How far air between two such panels would part them: a membrane under pressure, held where it is sewn."""
    corners = flat[faces]
    ends, weights = [], []
    area = np.zeros(len(flat))
    for k in range(3):
        one, other = corners[:, k - 2] - corners[:, k], corners[:, k - 1] - corners[:, k]
        twice = np.abs(one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]).clip(1e-12)
        ends.append(faces[:, [k - 2, k - 1]])
        weights.append((one * other).sum(axis=1) / twice / 2)
        area += np.bincount(faces[:, k], twice / 6, len(flat))
    (a, b), weight = np.concatenate(ends).T, np.concatenate(weights)
    scale = np.bincount(a, weight, len(flat)) + np.bincount(b, weight, len(flat))

    def pull(height: np.ndarray) -> np.ndarray:
        force = weight * (height[a] - height[b])
        return np.where(sewn, 0, np.bincount(a, force, len(flat)) - np.bincount(b, force, len(flat)))

    # Conjugate gradients, from flat.
    height, rest = np.zeros(len(flat)), np.where(sewn, 0, area)
    way = rest / scale
    left = rest @ way
    for _ in range(900):
        pulled = pull(way)
        step = left / (way @ pulled)
        height, rest = height + step * way, rest - step * pulled
        left, before = rest @ (rest / scale), left
        way = rest / scale + way * (left / before)
    return height.clip(0)


def folds(x: np.ndarray, z: np.ndarray, laid: Sequence[Fold]) -> np.ndarray:
    """How high the folds stand on both halves: alike, but not the same."""
    height = np.zeros(len(x))
    for side in (-1, 1):
        for k, fold in enumerate(laid):
            stray = sin(5 * k + side)
            way = np.array(fold.end) - fold.start
            away = np.column_stack([x * side, z]) - fold.start - (0.012 * stray, 0)
            along = (away @ way) / (way @ way)
            bend = 0.02 * np.sin(along * pi + stray)
            across = (away[:, 0] * way[1] - away[:, 1] * way[0]) / np.linalg.norm(way) - bend
            # It fades where it begins, and where it ends unless it runs out over an edge.
            ends = (
                1
                / (1 + np.exp((0.02 - along) * 18))
                / (1 + np.exp((along - (9 if fold.last > fold.first else 0.98)) * 18))
            )
            far = along.clip(0, 1)
            wide = fold.width * (0.75 + 0.5 * far)
            # What rises in a fold is missing beside it.
            ridge = np.exp(-((across / wide) ** 2)) - 0.45 * np.exp(-((across / wide / 2.2) ** 2))
            height += (fold.first + (fold.last - fold.first) * far) * (1 + 0.1 * stray) * ends * ridge
    return height


def within(points: np.ndarray, edge: np.ndarray) -> np.ndarray:
    """Which points are inside a closed line."""
    inside = np.zeros(len(points), bool)
    x, z = points.T
    for (x1, z1), (x2, z2) in zip(edge, np.roll(edge, -1, axis=0)):
        if z1 != z2:
            inside ^= ((z1 > z) != (z2 > z)) & (x < (x2 - x1) * (z - z1) / (z2 - z1) + x1)
    return inside


def apart(points: np.ndarray, edge: np.ndarray) -> np.ndarray:
    """How far points are from the nearest of a line's."""
    return np.min([np.hypot(*(points - corner).T) for corner in edge], axis=0)
