import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KinemorphStorage } from './shared-values.ts';
import { storeScript } from './store-script.ts';

const site = 'https://www.kinemorph.example';
const regions = ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'];

interface FakeFrame {
  src: string;
  hidden: boolean;
  /** The messages posted to the frame: message, target origin, ports. */
  posted: [unknown, string, MessagePort[]][];
}

/** Returns a store's page that includes the script; `load` is the frame's event. */
function storePage(region: string | undefined, { regionInPath = true } = {}) {
  const frame: FakeFrame = { src: '', hidden: false, posted: [] };
  let loaded: () => void = () => undefined;
  const document = {
    createElement: () =>
      Object.assign(frame, {
        addEventListener: (_: string, listener: () => void) => (loaded = listener),
        contentWindow: { postMessage: (...args: FakeFrame['posted'][number]) => void frame.posted.push(args) },
      }),
    documentElement: { append: vi.fn() },
  };
  const page = { document } as unknown as Window;
  storeScript(page, { src: `${site}/storage-proxy.js`, dataset: { region } } as unknown as HTMLScriptElement, {
    regions: regionInPath ? regions : ['cn'],
    regionInPath,
  });
  return {
    frame,
    storage: page.kinemorphStorage as KinemorphStorage,
    load: () => {
      loaded();
    },
  };
}

/** Answers requests on the given port, in place of the frame. */
function answerWith(port: MessagePort | undefined, answer: (request: { id: number; do: string }) => unknown) {
  if (port)
    port.onmessage = ({ data }: MessageEvent<{ id: number; do: string }>) => {
      port.postMessage(answer(data));
    };
  return port;
}

describe('storage proxy script on a store’s page', () => {
  const ports: MessagePort[] = [];
  afterEach(() => {
    for (const port of ports.splice(0)) port.close();
    vi.useRealTimers();
  });
  const connected = (answer: (request: { id: number; do: string }) => unknown) => {
    const page = storePage('us');
    page.load();
    const port = answerWith(page.frame.posted[0]?.[2][0], answer);
    if (port) ports.push(port);
    return { ...page, port };
  };

  it('adds the hidden frame of its region, and greets only the site’s origin [AP-11]', () => {
    const { frame, load } = storePage('de');
    expect(frame).toMatchObject({ src: `${site}/de/storage-proxy`, hidden: true, posted: [] });
    load();
    expect(frame.posted).toEqual([[{ type: 'kinemorph-storage', version: 1 }, site, [expect.any(MessagePort)]]]);
    frame.posted[0]?.[2][0]?.close();
  });

  it('loads the Chinese site’s frame without a region in the address [AP-11]', () => {
    expect(storePage('cn', { regionInPath: false }).frame.src).toBe(`${site}/storage-proxy`);
  });

  it.each(['xx', '', undefined, 'us/../eu', 'cn'])('throws an error for the invalid data-region %j', (region) => {
    expect(() => storePage(region)).toThrow(
      /^storage-proxy\.js: data-region=".*" is no region of this site; write one of us, uk, eu, fr, de, jp, kr$/,
    );
  });

  it('reads the session, and ignores other values from the frame', async () => {
    const { storage } = connected(({ id }) => ({
      id,
      values: { apptoken: 'A', userId: '7', password: 'no', userInfo: 5 },
    }));
    await storage.ready;
    expect(await storage.read()).toEqual({ apptoken: 'A', userId: '7' });
  });

  it('matches each response to its request', async () => {
    const { storage } = connected(({ id }) => ({ id, values: { userId: String(id) } }));
    const [first, second] = await Promise.all([storage.read(), storage.read()]);
    expect(Number(second.userId)).toBe(Number(first.userId) + 1);
  });

  it('clears the session', async () => {
    const requests: string[] = [];
    const { storage } = connected(({ id, do: what }) => {
      requests.push(what);
      return { id, values: {} };
    });
    await storage.clear();
    expect(requests).toEqual(['read', 'clear']);
  });

  it('reports changes until the subscription ends', async () => {
    const { storage, port } = connected(({ id }) => ({ id, values: {} }));
    const seen: unknown[] = [];
    const stop = storage.subscribe((values) => seen.push(values));
    port?.postMessage({ values: { userId: '8' } });
    await storage.read();
    stop();
    port?.postMessage({ values: { userId: '9' } });
    await storage.read();
    expect(seen).toEqual([{ userId: '8' }]);
  });

  describe('without a response from the frame', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });

    it('returns an empty session after five seconds, and is ready', async () => {
      const { storage } = storePage('us');
      const settled = vi.fn();
      const read = storage.read();
      void read.then(settled);
      await vi.advanceTimersByTimeAsync(4999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await read).toEqual({});
      await storage.ready;
    });
  });
});
