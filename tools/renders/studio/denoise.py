"""Open Image Denoise's U-Net in numpy: this Blender is built without it, and its weights are a small file."""

import struct
from pathlib import Path

import numpy as np

#: Above this, the picture is done in bands, to stay below 3 GB.
MAX_PIXELS = 4_500_000
#: How far the network looks around a pixel, rounded up to its coarsest grid.
OVERLAP = 160
#: Pixels of mirror image around the picture.
RIM = 32
#: Bytes of unrolled input per matrix product: about what the caches hold.
BLOCK_BYTES = 6_000_000


def read_weights(path: Path) -> dict[str, np.ndarray]:
    """Reads the tensors of a .tza file."""
    data = path.read_bytes()
    magic, major, _, table = struct.unpack_from("<HBBQ", data, 0)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is not a version 2 tensor archive")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind = "<f2" if chr(data[at]) == "h" else "<f4"
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def denoise(weights: dict[str, np.ndarray], color: np.ndarray, albedo: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Takes the noise out of a linear HDR picture; all arrays are (height, width, 3)."""
    color = np.nan_to_num(color, nan=0.0, posinf=0.0, neginf=0.0).clip(0.0, 65504.0)
    scale = _exposure(color)
    stack = np.concatenate(
        [
            _encode(color * scale),
            np.nan_to_num(albedo).clip(0.0, 1.0),
            np.nan_to_num(normal).clip(-1.0, 1.0) * 0.5 + 0.5,
        ],
        axis=2,
    ).transpose(2, 0, 1)
    height, width = color.shape[:2]
    band = max(256, (MAX_PIXELS // width - 2 * OVERLAP) // 16 * 16)
    rows = []
    for top in range(0, height, band if height * width > MAX_PIXELS else height):
        bottom = min(height, top + (band if height * width > MAX_PIXELS else height))
        first, last = max(0, top - OVERLAP), min(height, bottom + OVERLAP)
        rows.append(_network(weights, stack[:, first:last])[:, top - first : bottom - first])
    result = np.concatenate(rows, axis=1).transpose(1, 2, 0)
    return (_decode(result.clip(0.0, None)) / scale).astype(np.float32)


def _exposure(color: np.ndarray) -> float:
    """The factor that brings the picture's average to middle grey, where the network was trained."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // 16 * 16 for side in luminance.shape)
    cells = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    cells = cells[cells > 1e-8]
    return float(0.18 / np.exp2(np.log2(cells).mean())) if cells.size else 1.0


# The perceptual curve that the network was trained with (Open Image Denoise, transfer function 'PU').
_A, _B, _C, _D, _E, _F, _G = (
    1.41283765e03,
    1.64593172,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_NORM = _E * np.log(65504.0 + _F) + _G


def _encode(y: np.ndarray) -> np.ndarray:
    curve = np.where(y <= _Y1, _B * np.power(y, _C) + _D, _E * np.log(y + _F) + _G)
    return (np.where(y <= _Y0, _A * y, curve) / _NORM).astype(np.float32)


def _decode(x: np.ndarray) -> np.ndarray:
    x = x * _NORM
    curve = np.where(x <= _X1, np.power(((x - _D) / _B).clip(0.0, None), 1.0 / _C), np.exp((x - _G) / _E) - _F)
    return np.where(x <= _X0, x / _A, curve)


class _Plain:
    """A tensor with a border of zeros, (channels, height + 2, width + 2)."""

    def __init__(self, channels: int, height: int, width: int) -> None:
        self.data = np.zeros((channels, height + 2, width + 2), np.float32)
        self.channels, self.height, self.width = channels, height, width

    def rows(self, top: int, bottom: int) -> np.ndarray:
        """The rows of an output band with one row more on either side."""
        return self.data[:, top : bottom + 2]

    def pool(self) -> "_Plain":
        """The largest of every 2×2."""
        small = _Plain(self.channels, self.height // 2, self.width // 2)
        inner = self.data[:, 1:-1, 1:-1]
        pairs = np.maximum(inner[:, 0::2], inner[:, 1::2])
        np.maximum(pairs[:, :, 0::2], pairs[:, :, 1::2], out=small.data[:, 1:-1, 1:-1])
        return small


class _Doubled:
    """A tensor at twice its size, enlarged band by band because the whole would be the largest of all."""

    def __init__(self, source: _Plain) -> None:
        self.source, self.channels, self.height, self.width = (
            source,
            source.channels,
            source.height * 2,
            source.width * 2,
        )

    def rows(self, top: int, bottom: int) -> np.ndarray:
        # Output row y, counted with the border, comes from the source's row (y + 1) // 2, counted the same way.
        pick = (np.arange(top, bottom + 2) + 1) // 2
        return self.source.data[:, pick][:, :, (np.arange(self.width + 2) + 1) // 2]


def _convolve(weights: dict[str, np.ndarray], name: str, *inputs: "_Plain | _Doubled") -> _Plain:
    kernel, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    height, width = inputs[0].height, inputs[0].width
    matrix = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1).reshape(kernel.shape[0], -1))
    result = _Plain(kernel.shape[0], height, width)
    channels = kernel.shape[1]
    step = max(1, BLOCK_BYTES // (36 * channels * width))
    for top in range(0, height, step):
        bottom = min(height, top + step)
        unrolled = np.empty((3, 3, channels, bottom - top, width), np.float32)
        start = 0
        for tensor in inputs:
            block = tensor.rows(top, bottom)
            for y in range(3):
                for x in range(3):
                    unrolled[y, x, start : start + tensor.channels] = block[:, y : y + bottom - top, x : x + width]
            start += tensor.channels
        product = matrix @ unrolled.reshape(9 * channels, -1)
        product += bias[:, None]
        np.maximum(product, 0.0, out=product)
        result.data[:, top + 1 : bottom + 1, 1:-1] = product.reshape(-1, bottom - top, width)
    return result


def _network(weights: dict[str, np.ndarray], stack: np.ndarray) -> np.ndarray:
    channels, height, width = stack.shape
    # Wider than the picture by its own mirror image: what lies outside counts as black and would bleed into the edges.
    right, bottom = RIM + -(width + 2 * RIM) % 16, RIM + -(height + 2 * RIM) % 16
    wide = np.pad(stack, ((0, 0), (RIM, bottom), (RIM, right)), mode="reflect")
    image = _Plain(channels, *wide.shape[1:])
    image.data[:, 1:-1, 1:-1] = wide

    def layer(name: str, *inputs: "_Plain | _Doubled") -> _Plain:
        return _convolve(weights, name, *inputs)

    half = layer("enc_conv1", layer("enc_conv0", image)).pool()
    quarter = layer("enc_conv2", half).pool()
    eighth = layer("enc_conv3", quarter).pool()
    x = layer("enc_conv5b", layer("enc_conv5a", layer("enc_conv4", eighth).pool()))
    x = layer("dec_conv4b", layer("dec_conv4a", _Doubled(x), eighth))
    x = layer("dec_conv3b", layer("dec_conv3a", _Doubled(x), quarter))
    x = layer("dec_conv2b", layer("dec_conv2a", _Doubled(x), half))
    x = layer("dec_conv1b", layer("dec_conv1a", _Doubled(x), image))
    clean = layer("dec_conv0", x).data[:, 1:-1, 1:-1]
    return clean[:, RIM : RIM + height, RIM : RIM + width]
