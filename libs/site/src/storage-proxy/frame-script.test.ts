import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameScript } from './frame-script.ts';

const store = 'https://us.store.example';
const greeting = { type: 'kinemorph-storage', version: 1 };

/** Returns the frame of a scope with a fake storage and a fake window. */
function frame(items: Record<string, string>, { scope = '/us', blocked = false } = {}) {
  const listeners: Record<string, ((event: object) => void) | undefined> = {};
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  };
  const parent = {};
  const page = {
    parent,
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    get localStorage() {
      if (blocked) throw new Error('blocked');
      return storage;
    },
  };
  frameScript(page as unknown as Window, { dataset: { store, scope } } as unknown as HTMLScriptElement);
  return {
    /** Greets the frame, sends it requests, and returns all of its messages. */
    ask(
      requests: readonly unknown[],
      { origin = store, source = parent, data = greeting }: { origin?: string; source?: object; data?: unknown } = {},
    ) {
      const said: unknown[] = [];
      const port = {
        postMessage: (message: unknown) => void said.push(message),
        onmessage: undefined as ((event: object) => void) | undefined,
      };
      listeners.message?.({ origin, source, data, ports: [port] });
      for (const request of requests) port.onmessage?.({ data: request });
      return said;
    },
    store: (key: string | null) => listeners.storage?.({ key }),
  };
}

const session = { '/us/apptoken': 'A', '/us/reftoken': 'R', '/us/userId': '7', '/us/userInfo': '{}' };
const values = { apptoken: 'A', reftoken: 'R', userId: '7', userInfo: '{}' };
const read = { id: 1, do: 'read' };

describe('storage proxy frame', () => {
  it('sends the region’s store the four keys of its scope, and no others [AP-10]', () => {
    expect(frame({ ...session, country: 'US', '/eu/apptoken': 'E' }).ask([read])).toEqual([{ id: 1, values }]);
  });

  it.each(['/us', '/eu', '/cn'])('of %s: reads and clears only that scope [AP-10]', (scope) => {
    const items: Record<string, string> = { '/us/userId': 'u', '/eu/userId': 'e', '/cn/userId': 'c' };
    expect(frame(items, { scope }).ask([read, { id: 2, do: 'clear' }])).toEqual([
      { id: 1, values: { userId: scope[1] } },
      { id: 2, values: {} },
    ]);
    expect(Object.keys(items)).toEqual(
      ['/us/userId', '/eu/userId', '/cn/userId'].filter((key) => !key.startsWith(scope)),
    );
  });

  it('leaves out missing keys', () => {
    expect(frame({ '/us/userId': '7' }).ask([read])).toEqual([{ id: 1, values: { userId: '7' } }]);
  });

  it('sends nothing to other origins, even to similar ones [AP-10]', () => {
    const near = fc.constantFrom(
      'null',
      '',
      'https://us.store.example.evil.example',
      'http://us.store.example',
      'https://us.store.example:8443',
      'https://US.store.example',
      'https://eu.store.example',
      `${store}/`,
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.webUrl(), fc.string()), (origin) => {
        fc.pre(origin !== store);
        expect(frame({ ...session }).ask([read], { origin })).toEqual([]);
      }),
    );
  });

  it('sends nothing to a window that is not its parent, nor without a valid greeting', () => {
    expect(frame({ ...session }).ask([read], { source: {} })).toEqual([]);
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ type: fc.string(), version: fc.integer({ min: 2 }) })),
        (data) => {
          expect(frame({ ...session }).ask([read], { data })).toEqual([]);
        },
      ),
    );
  });

  it('never reads or clears another scope, for any request [AP-10]', () => {
    const other = { '/eu/apptoken': 'E', '/cn/userId': 'C', apptoken: 'bare', '/us': 'x' };
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record({
              id: fc.integer(),
              do: fc.constantFrom('read', 'clear', 'write'),
              scope: fc.constant('/eu'),
              name: fc.constant('../eu/apptoken'),
            }),
          ),
        ),
        (requests) => {
          const items = { ...other };
          const said = frame(items).ask(requests);
          expect(items).toEqual(other);
          expect(JSON.stringify(said)).not.toMatch(/"(?:E|C|bare)"/);
        },
      ),
    );
  });

  it('clears its scope, and sends empty values [AP-10]', () => {
    const items: Record<string, string> = { ...session, '/eu/apptoken': 'E' };
    expect(frame(items).ask([{ id: 5, do: 'clear' }])).toEqual([{ id: 5, values: {} }]);
    expect(items).toEqual({ '/eu/apptoken': 'E' });
  });

  it('sends changes from another tab, of its own keys only', () => {
    const items: Record<string, string> = { ...session };
    const it = frame(items);
    const said = it.ask([]);
    items['/us/userId'] = '8';
    for (const key of ['/us/userId', '/eu/userId', 'country', null]) it.store(key);
    expect(said).toEqual([{ values: { ...values, userId: '8' } }, { values: { ...values, userId: '8' } }]);
  });

  it('sends empty values where storage is blocked', () => {
    expect(frame({}, { blocked: true }).ask([read, { id: 2, do: 'clear' }])).toEqual([
      { id: 1, values: {} },
      { id: 2, values: {} },
    ]);
  });
});
