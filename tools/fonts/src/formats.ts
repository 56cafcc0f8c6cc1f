import { convert } from 'fontverter';

let last: Promise<unknown> = Promise.resolve();

/** Converts fonts one after the other: the converter returns its own memory, which the next font overwrites. */
async function inTurn(font: Uint8Array, to: 'truetype' | 'woff2'): Promise<Uint8Array<ArrayBuffer>> {
  const result = last.then(async () => new Uint8Array(await convert(Buffer.from(font), to)));
  last = result.catch(() => undefined);
  return result;
}

/** Converts a font in any format to TrueType. */
export const toTrueType = (font: Uint8Array) => inTurn(font, 'truetype');

/** Returns a font as WOFF 2. */
export const toWoff2 = (font: Uint8Array) => inTurn(font, 'woff2');
