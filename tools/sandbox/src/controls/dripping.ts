import { setTimeout } from 'node:timers/promises';

/** The same answer, a byte at a time. */
export function dripping({ body, status, headers }: Response, everyMs: number): Response {
  const drops = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(part, controller) {
      for (const byte of part) {
        // Unreferenced, so that it does not keep the process alive.
        await setTimeout(everyMs, undefined, { ref: false });
        controller.enqueue(Uint8Array.of(byte));
      }
    },
  });
  return new Response(body && body.pipeThrough(drops), { status, headers });
}
