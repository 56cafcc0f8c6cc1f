/**
 * Bytes that are sent once. The memory of a buffer is outside of V8's heap, which sees only a small object: it lets 32
 * MB of them wait before it collects them.
 */
const temporary = new WeakSet<Uint8Array>();

/** Marks bytes that nothing reads after they have been sent. Returns them. */
export function temporaryBytes(bytes: Uint8Array): Uint8Array {
  // A small buffer is a part of Node's pool, which has others' bytes too.
  if (bytes.byteLength === bytes.buffer.byteLength) temporary.add(bytes);
  return bytes;
}

/** Returns true if `release` would free these bytes. */
export function isTemporary(bytes: Uint8Array): boolean {
  return temporary.has(bytes);
}

/** Frees the memory of temporary bytes at once, and leaves all others. They are empty from then on. */
export function release(bytes: Uint8Array): void {
  if (temporary.delete(bytes)) (bytes.buffer as ArrayBuffer).transfer(0);
}
