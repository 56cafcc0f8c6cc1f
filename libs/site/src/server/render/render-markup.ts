import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';

/** The longest time of a render, in milliseconds. */
const renderLimit = 2000;
const doctype = '<!DOCTYPE html>';
/** React's mark for a part that failed or was not ready; text of a page can't contain it. */
const hole = /<!--\$[!?]/;

/** Renders a document to the end. Rejects if a component fails, or if one is not ready within 2 s. */
export async function renderMarkup(root: ReactNode): Promise<string> {
  return renderAtOnce(root) ?? (await renderWithWaiting(root));
}

/** Renders without streams, in half the time and to the same bytes; undefined if a component failed or has to wait. */
function renderAtOnce(root: ReactNode): string | undefined {
  try {
    // Joined before it is read: V8 copies a string of many pieces at its first read, and this one has a hundred
    // kilobytes.
    const markup = doctype + renderToString(root);
    return hole.test(markup) ? undefined : markup;
  } catch {
    return undefined;
  }
}

async function renderWithWaiting(root: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(root, {
    signal: AbortSignal.timeout(renderLimit),
    onError: (error) => void failures.push(error),
  });
  // React would send a document with a hole where a component failed or hung.
  if (failures.length > 0) throw failures[0] instanceof Error ? failures[0] : new Error(String(failures[0]));
  return readText(prelude);
}

/**
 * Reads a stream of UTF-8. A `Response` could read it too, but makes Node load its HTTP client, whose script alone
 * takes 0.8 MB.
 */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/**
 * Resolves with the result that a render waits for. Rejects with a `TimeoutError` after the longest time of a render,
 * as on a disk that hangs.
 */
export async function withinRenderLimit<T>(waiting: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The render took too long.', 'TimeoutError')), renderLimit);
  });
  try {
    return await Promise.race([waiting, limit]);
  } finally {
    clearTimeout(timer);
  }
}
