import type { StripData } from '../components/TransformationScene/TransformationScene.tsx';

/** The size of a sample frame, in pixels. */
export const sampleFrame = { width: 64, height: 36 };

/**
 * Returns a bitmap file in one grey (0 … 255): the only image format that takes a few lines to write and that every
 * browser decodes.
 */
function bitmap(grey: number): Uint8Array<ArrayBuffer> {
  const { width, height } = sampleFrame;
  const headerBytes = 54;
  const file = new Uint8Array(headerBytes + width * height * 3).fill(grey, headerBytes);
  const header = new DataView(file.buffer);
  header.setUint16(0, 0x42_4d);
  const fields = [
    [2, file.length],
    [10, headerBytes],
    [14, 40],
    [18, width],
    [22, height],
  ] as const;
  for (const [at, value] of fields) header.setUint32(at, value, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 24, true);
  return file;
}

/** Returns a strip's bytes: the count, the lengths, the frames. */
export function stripOf(frames: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const numbers = [frames.length, ...frames.map(({ length }) => length)];
  const head = new DataView(new ArrayBuffer(numbers.length * 4));
  numbers.forEach((number, index) => head.setUint32(index * 4, number, true));
  const parts = [new Uint8Array(head.buffer), ...frames];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** Returns a strip that fades from black to white, at a new URL. */
export function sampleStrip(count = 24): StripData {
  const frames = Array.from({ length: count }, (_, index) => bitmap(Math.round((index / (count - 1)) * 255)));
  const address = URL.createObjectURL(new Blob([stripOf(frames)]));
  return { count, type: 'image/bmp', wide: address, narrow: address };
}
