import sharp from 'sharp';

/** How many tiles the longer side of a picture has. */
const tiles = 24;

/**
 * Returns a photograph as a mosaic of plain tiles, in its original size: enough to recognise it, its position and its
 * crop. A baseline with the photographs themselves would be fifty times as large, and they have separate tests.
 */
export async function mosaic(photograph: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photograph).metadata();
  const coarse = await sharp(photograph)
    .ensureAlpha()
    .resize({ width: tiles, height: tiles, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const data = coarse.data.map((value, index) =>
    index % 4 === 3 ? (value < 128 ? 0 : 255) : Math.min(255, (value >> 4) * 17),
  );
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 0) data.fill(0, at, at + 3);
  return sharp(data, { raw: coarse.info })
    .resize({ width, height, kernel: 'nearest', fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
