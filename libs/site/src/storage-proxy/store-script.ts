import type { ProxyGreeting, ProxyMessage, ProxyRequest, SharedValues } from './shared-values.ts';

/** The frames of a site. */
export interface ProxyFrames {
  readonly regions: readonly string[];
  readonly regionInPath: boolean;
}

/**
 * Runs as `storage-proxy.js` on a store's page: adds the site's frame, and communicates with that only. Its source text
 * is sent to the browser, so it may use only its parameters and the browser's globals.
 */
export function storeScript(page: Window, tag: HTMLScriptElement | null, { regions, regionInPath }: ProxyFrames): void {
  const patience = 5000;
  const names = ['apptoken', 'reftoken', 'userId', 'userInfo'] as const;
  const region = tag?.dataset.region ?? '';
  if (!tag || !regions.includes(region))
    throw new Error(
      `storage-proxy.js: data-region="${region}" is no region of this site; write one of ${regions.join(', ')}`,
    );
  const { origin } = new URL(tag.src);
  const { port1: port, port2: framePort } = new MessageChannel();
  const waiting = new Map<number, (values: SharedValues) => void>();
  const listeners = new Set<(values: SharedValues) => void>();
  let requests = 0;

  const ask = (what: ProxyRequest['do']) =>
    new Promise<SharedValues>((resolve) => {
      const id = (requests += 1);
      const end = (values: SharedValues) => {
        clearTimeout(silence);
        waiting.delete(id);
        resolve(values);
      };
      const silence = setTimeout(end, patience, {});
      waiting.set(id, end);
      port.postMessage({ id, do: what } satisfies ProxyRequest);
    });

  port.onmessage = ({ data }: MessageEvent<Partial<ProxyMessage> | null>) => {
    const given: Record<string, unknown> = { ...data?.values };
    const values: SharedValues = Object.fromEntries(
      names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    );
    if (data?.id === undefined) for (const listener of listeners) listener(values);
    else waiting.get(data.id)?.(values);
  };

  const { document } = page;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = `${origin}${regionInPath ? `/${region}` : ''}/storage-proxy`;
  const greeting = { type: 'kinemorph-storage', version: 1 } satisfies ProxyGreeting;
  // A refused frame has another origin, and gets no message.
  const greet = () => frame.contentWindow?.postMessage(greeting, origin, [framePort]);
  frame.addEventListener('load', greet, { once: true });
  document.documentElement.append(frame);

  page.kinemorphStorage = {
    ready: ask('read').then(() => undefined),
    read: () => ask('read'),
    clear: () => ask('clear').then(() => undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
