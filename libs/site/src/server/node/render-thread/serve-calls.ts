import { createBirpc } from 'birpc';
import type { MessagePort } from 'node:worker_threads';
import type { SiteRenderer } from '../../render/site-renderer.ts';
import { EncodedBody } from '../platform/encoded-body.ts';
import { partsOf, sentError, type Outcome, type RenderCalls } from './messages.ts';

/** Answers the calls of the other thread with a renderer. Bodies are transferred, not copied. */
export function serveCalls(renderer: SiteRenderer, port: MessagePort): void {
  const calls: RenderCalls = {
    shared: (...args) =>
      outcomeOf(async () => {
        const { made, timing } = await renderer.shared(...args);
        return { made: { ...made, html: partsOf(made.html), json: partsOf(made.json) }, timing };
      }),
    compress: (body) => outcomeOf(async () => partsOf(await renderer.compress(new EncodedBody(body)))),
    single: (...args) => outcomeOf(() => renderer.single(...args)),
    errorPage: (region) => outcomeOf(() => renderer.errorPage(region)),
    list: (...args) => outcomeOf(() => renderer.list(...args)),
  };
  createBirpc(calls, {
    post: (message: unknown) => {
      port.postMessage(message, memoryOf(message));
    },
    on: (receive) =>
      port.on('message', (messages: readonly unknown[]) => {
        for (const message of messages) receive(message);
      }),
  });
}

async function outcomeOf<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { made: await call() };
  } catch (error) {
    return { failed: sentError(error) };
  }
}

/** Returns the memory of all bytes in a message. */
function memoryOf(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value instanceof Map) return [...value.values()].flatMap(memoryOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(memoryOf) : [];
}
