"""From the passes of a render to a picture: without noise, on its ground, in display colours."""

from pathlib import Path

import numpy as np

from studio.denoise import denoise, read_weights
from studio.images import read, write
from studio.view import View

#: A shadow that nobody sees, but that a cut-out would be trimmed to and pay for.
FAINTEST = 0.012
#: The room around a cut-out as a share of its longer side: at least, and at most where its shadow wants it.
MARGIN, SHADOW_MARGIN = 0.02, 0.09
SHADOW_SEEN = 0.05
#: How far from the frame, as a share of its shorter side, a shadow begins to fade.
SHADOW_FADE = 0.16
TRANSPARENT = ("light", "cut-out")
#: The pages' light ground.
PAPER = (0xF6, 0xF5, 0xF2)


def clean(passes: dict[str, np.ndarray], weights_file: Path, view: View) -> np.ndarray:
    """The picture without noise, linear, premultiplied, (height, width, 4); a cut-out is trimmed to what it shows."""
    weights = read_weights(weights_file)
    if view.rig == "cut-out":
        around = _surroundings(passes["subject"][..., 0] > 0)
        passes = {name: pixels[around] for name, pixels in passes.items()}
    albedo, normal = passes["albedo"][..., :3], passes["normal"][..., :3]
    color = denoise(weights, passes["color"][..., :3], albedo, normal)
    if view.rig not in TRANSPARENT:
        return np.dstack([color, np.ones(color.shape[:2], np.float32)])
    alpha = denoise(weights, np.repeat(passes["alpha"][..., :1], 3, axis=2), albedo, normal)[..., 0]
    alpha = ((alpha - FAINTEST) / (1.0 - FAINTEST)).clip(0.0, 1.0)
    figure = passes["subject"][..., 0] > 0
    inside = ~_spread(~figure, 2)
    alpha[inside] = 1.0
    # Where colour and alpha are denoised apart, their quotient may shine at an edge: nothing there outshines what it
    # borders.
    ceiling = _spread(np.where(inside, color.max(axis=2), 0.0), 4) * alpha
    # A part too thin to have an inside borders on nothing, and is left as it is.
    limited = _spread(inside, 4) & ~inside
    factor = np.where(limited, np.minimum(1.0, ceiling / np.maximum(color.max(axis=2), 1e-6)), 1.0)
    pixels = np.dstack([color * factor[..., None], alpha]).astype(np.float32)
    frame = _trimmed(figure, alpha) if view.rig == "cut-out" else (slice(None), slice(None))
    pixels, near = pixels[frame], _spread(figure, 2)[frame]
    # No shadow ends in a straight line.
    return pixels * np.where(near, 1.0, _frame_fade(near.shape, SHADOW_FADE))[..., None].astype(np.float32)


def _surroundings(figure: np.ndarray) -> tuple[slice, slice]:
    """The figure and all that may be kept of its shadow: the rest need not be cleaned."""
    rows, columns = np.flatnonzero(figure.any(axis=1)), np.flatnonzero(figure.any(axis=0))
    if not rows.size:
        return slice(None), slice(None)
    room = round(max(rows[-1] - rows[0], columns[-1] - columns[0]) * SHADOW_MARGIN) + 32
    return tuple(
        slice(max(0, own[0] - room), min(size, own[-1] + room)) for own, size in zip((rows, columns), figure.shape)
    )


def _trimmed(figure: np.ndarray, alpha: np.ndarray) -> tuple[slice, slice]:
    """The figure with a margin, and more of its shadow where that is to be seen."""
    rows, columns = np.flatnonzero(figure.any(axis=1)), np.flatnonzero(figure.any(axis=0))
    if not rows.size:
        return slice(None), slice(None)
    length = max(rows[-1] - rows[0], columns[-1] - columns[0])
    shade = alpha > SHADOW_SEEN
    shaded = np.flatnonzero(shade.any(axis=1)), np.flatnonzero(shade.any(axis=0))
    frame = []
    for own, dark, size in zip((rows, columns), shaded, figure.shape):
        least, most = round(length * MARGIN), round(length * SHADOW_MARGIN)
        low = min(own[0] - least, max(dark[0], own[0] - most))
        high = max(own[-1] + least, min(dark[-1], own[-1] + most))
        frame.append(slice(max(0, low), min(size, high + 1)))
    return frame[0], frame[1]


def _frame_fade(shape: tuple[int, int], reach: float) -> np.ndarray:
    """One in the middle of the frame, and nothing at its edge."""
    height, width = shape

    def ramp(length: int) -> np.ndarray:
        edge = (np.minimum(np.arange(length), np.arange(length)[::-1]) / (reach * min(height, width))).clip(0.0, 1.0)
        return edge * edge * (3.0 - 2.0 * edge)

    return np.outer(ramp(height), ramp(width))


def _spread(values: np.ndarray, steps: int) -> np.ndarray:
    """The largest value within some pixels of each pixel."""
    values = values.copy()
    for _ in range(steps):
        for axis in (0, 1):
            rows = values.swapaxes(0, axis)
            before = rows.copy()
            rows[1:] = np.maximum(rows[1:], before[:-1])
            rows[:-1] = np.maximum(rows[:-1], before[1:])
    return values


def touches_edge(passes: dict[str, np.ndarray]) -> list[str]:
    """The sides of the frame that the subject reaches."""
    figure = passes["subject"][..., 0] > 0
    sides = {"top": figure[0], "bottom": figure[-1], "left": figure[:, 0], "right": figure[:, -1]}
    return [side for side, pixels in sides.items() if pixels.any()]


def save(pixels: np.ndarray, file: Path, view: View, exposure: float) -> None:
    """Writes the picture as PNG, in display colours; pixels as clean() returns them."""
    write(pixels, file, "Filmic", exposure + view.exposure, alpha=view.rig in TRANSPARENT)
    if view.rig == "light":
        write(_on_paper(read(file)), file, "Raw", 0.0, alpha=False)


def _on_paper(pixels: np.ndarray) -> np.ndarray:
    """Lays a cut-out on paper as a browser would, so that the picture's ground is the page's own colour."""
    alpha = pixels[..., 3:]
    return np.dstack([pixels[..., :3] * alpha + np.array(PAPER, np.float32) / 255 * (1 - alpha), np.ones_like(alpha)])
