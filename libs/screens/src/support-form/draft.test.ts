import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawKey, dropDraft, keepDraft, readDraft } from './draft.ts';

function storage(entries: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(entries));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is kept for its own form only, and can be deleted', () => {
    storage();
    keepDraft('de/registration', { key: 'a-key', values: { name: 'Ada' } });
    expect(readDraft('de/registration')).toEqual({ key: 'a-key', values: { name: 'Ada' } });
    expect(readDraft('us/registration')).toEqual({ values: {} });
    dropDraft('de/registration');
    expect(readDraft('de/registration')).toEqual({ values: {} });
  });

  it.each(['', '{', 'null', '[]', '7', '{"values":null}', '{"key":7,"values":{"name":{}}}'])(
    'stored as %j counts as empty',
    (kept) => {
      storage({ 'draft:x': kept });
      expect(readDraft('x').values).toEqual({});
      expect(readDraft('x').key).toBeUndefined();
    },
  );

  it('is empty where storage is blocked, without an error', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => {
      keepDraft('x', { values: { name: 'Ada' } });
      dropDraft('x');
    }).not.toThrow();
    expect(readDraft('x')).toEqual({ values: {} });
  });

  it('has a unique key in the format of the API', () => {
    const keys = Array.from({ length: 100 }, drawKey);
    expect(keys.every((key) => /^[\w-]{16,64}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(100);
  });
});
