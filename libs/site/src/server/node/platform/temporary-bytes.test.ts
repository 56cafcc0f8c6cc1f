import { describe, expect, it } from 'vitest';
import { isTemporary, release, temporaryBytes } from './temporary-bytes.ts';

describe('temporary bytes', () => {
  it('release: frees their memory', () => {
    const bytes = temporaryBytes(new Uint8Array(100_000));
    expect([isTemporary(bytes), bytes.byteLength]).toEqual([true, 100_000]);
    release(bytes);
    expect([isTemporary(bytes), bytes.byteLength, bytes.buffer.byteLength]).toEqual([false, 0, 0]);
  });

  it('release: leaves bytes that are not temporary', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    release(bytes);
    expect([...bytes]).toEqual([1, 2, 3]);
  });

  it('part of a larger buffer: is never freed, since the rest of the buffer belongs to others', () => {
    const [bytes, neighbour] = [Buffer.from('one'), Buffer.from('two')];
    expect(bytes.buffer).toBe(neighbour.buffer);
    release(temporaryBytes(bytes));
    expect([bytes.toString(), neighbour.toString()]).toEqual(['one', 'two']);
  });
});
