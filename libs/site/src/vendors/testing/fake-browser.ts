import { vi } from 'vitest';

/** No element of a test is in a form. */
class FakeElement {
  closest() {
    return null;
  }
}

/** What a browser offers to consent and vendors, as far as they use it; stubs the globals, which the test must give back. */
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
    /** Another tab has written. */
    stored(key: string | null) {
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}
