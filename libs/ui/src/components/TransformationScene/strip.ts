/** Size of the count field in front of a strip's frames, in bytes. */
const countBytes = 4;
/** Size of a frame's length field, in bytes. These fields follow the count. */
const lengthBytes = 4;

/**
 * Yields the frames of a strip, in order, as they arrive. A strip is one file: the number of frames and the length of
 * each in bytes, as little-endian 32-bit integers, then the frames, each an encoded picture. A stream that ends early
 * throws a RangeError after the last whole frame.
 */
export async function* readStrip(chunks: AsyncIterable<Uint8Array>, type: string): AsyncGenerator<Blob> {
  const source = chunks[Symbol.asyncIterator]();
  let held = new Uint8Array(0);
  const take = async (bytes: number): Promise<Uint8Array<ArrayBuffer>> => {
    while (held.length < bytes) {
      const next = await source.next();
      if (next.done) throw new RangeError('A strip ended before its last frame.');
      const longer = new Uint8Array(held.length + next.value.length);
      longer.set(held);
      longer.set(next.value, held.length);
      held = longer;
    }
    const taken = held.slice(0, bytes);
    held = held.slice(bytes);
    return taken;
  };
  const integers = ({ buffer }: Uint8Array<ArrayBuffer>) =>
    Array.from({ length: buffer.byteLength / lengthBytes }, (_, index) =>
      new DataView(buffer).getUint32(index * lengthBytes, true),
    );

  const [count = 0] = integers(await take(countBytes));
  for (const length of integers(await take(count * lengthBytes))) yield new Blob([await take(length)], { type });
}

/** Reads a response's body piece by piece. `ReadableStream` cannot be iterated in every browser yet. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) yield value;
  } finally {
    // If the consumer stops early, cancel the rest of the download.
    await reader.cancel();
  }
}
