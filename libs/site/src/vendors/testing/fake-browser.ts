import { vi } from 'vitest';

/** No element of these tests is in a form. */
class FakeElement {
  closest() {
    return null;
  }
}

/** Returns the parts of a browser that consent and vendors use. It stubs the globals, which the test must restore. */
export function fakeBrowser({
  items = {},
  storage = 'works',
}: { items?: Record<string, string>; storage?: 'works' | 'blocked' } = {}) {
  const target = new EventTarget();
  const scripts: { src: unknown; async?: boolean }[] = [];
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    documentElement: { classList: { add: vi.fn(), remove: vi.fn() } },
    activeElement: null,
    querySelectorAll: () => [],
    createElement: () => ({}) as (typeof scripts)[number],
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
  });
  const refuse = () => {
    throw new Error('blocked');
  };
  const works = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { hostname: 'www.kinemorph.example', protocol: 'https:' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('localStorage', storage === 'works' ? works : { getItem: refuse, setItem: refuse, removeItem: refuse });
  return {
    items,
    scripts,
    document,
    /** Simulates a write in another tab. */
    stored(key: string | null) {
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}
