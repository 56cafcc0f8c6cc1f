/** Returns a browser's storage that accepts a limited number of values, or throws on every access. */
export function fakeStorage({ room = Infinity, blocked = false } = {}): Storage & {
  readonly values: Map<string, string>;
} {
  const values = new Map<string, string>();
  const allowed = () => {
    if (blocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem(key) {
      allowed();
      return values.get(key) ?? null;
    },
    removeItem(key) {
      allowed();
      values.delete(key);
    },
    setItem(key, value) {
      allowed();
      if (!values.has(key) && values.size >= room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}
