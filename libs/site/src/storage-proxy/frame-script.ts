import type { ProxyGreeting, ProxyMessage, ProxyRequest, SharedValues } from './shared-values.ts';

/**
 * Runs in the frame on the site's origin: answers the page around it only if that is the region's store. Its tag names
 * the store (`data-store`) and the scope of the storage (`data-scope`); it accepts no other.
 * Its source text is sent to the browser, so it may use only its parameters and the browser's globals.
 */
export function frameScript(page: Window, tag: HTMLScriptElement | null): void {
  const names = ['apptoken', 'reftoken', 'userId', 'userInfo'] as const;
  const { store, scope } = tag?.dataset ?? {};
  if (!store || !scope) return;
  const keyOf = (name: string) => `${scope}/${name}`;
  const ports = new Set<MessagePort>();

  // Storage that is blocked or throws holds nothing.
  const read = (): SharedValues => {
    try {
      return Object.fromEntries(
        names.flatMap((name) => [[name, page.localStorage.getItem(keyOf(name))]]).filter(([, value]) => value !== null),
      ) as SharedValues;
    } catch {
      return {};
    }
  };
  const clear = () => {
    try {
      for (const name of names) page.localStorage.removeItem(keyOf(name));
    } catch {
      // There is nothing to clear.
    }
  };
  const say = (port: MessagePort, message: ProxyMessage) => {
    port.postMessage(message);
  };

  page.addEventListener(
    'message',
    ({ origin, source, data, ports: [port] }: MessageEvent<Partial<ProxyGreeting> | null>) => {
      if (
        origin !== store ||
        source !== page.parent ||
        !port ||
        data?.type !== 'kinemorph-storage' ||
        data.version !== 1
      )
        return;
      ports.add(port);
      port.onmessage = ({ data: request }: MessageEvent<Partial<ProxyRequest> | null>) => {
        if (typeof request?.id !== 'number' || (request.do !== 'read' && request.do !== 'clear')) return;
        if (request.do === 'clear') clear();
        say(port, { id: request.id, values: read() });
      };
    },
  );
  page.addEventListener('storage', ({ key }) => {
    // Without a key, everything was cleared.
    if (key !== null && !names.some((name) => key === keyOf(name))) return;
    for (const port of ports) say(port, { values: read() });
  });
}
