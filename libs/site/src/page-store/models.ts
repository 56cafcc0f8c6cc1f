import type { PageData } from '../page/page.ts';
import { modelPath } from '../routing/path.ts';

/** The answer to a request for a page's model. */
export type ModelAnswer =
  | { readonly kind: 'page'; readonly data: PageData }
  /** The page can't be shown here: its document must be loaded. */
  | { readonly kind: 'document'; readonly href: string };

/** The longest time of a navigation, in milliseconds; after it the page's document is loaded. */
export const longestWait = 8000;

/**
 * Fetches a page's model. Rejects when the network or the server fails, or the signal aborts; without a signal, after
 * the longest wait. A model of another build than the document's can't be shown here: its fields are those of other
 * screens.
 */
export async function fetchModel(
  path: string,
  build: string,
  signal: AbortSignal = AbortSignal.timeout(longestWait),
): Promise<ModelAnswer> {
  const response = await fetch(modelPath(path), { signal });
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || (response.status !== 200 && response.status !== 404)) {
    const leaveFor =
      isJson && response.status === 409 ? ((await response.json()) as { leaveFor?: unknown }).leaveFor : undefined;
    return { kind: 'document', href: typeof leaveFor === 'string' ? leaveFor : path };
  }
  const data = (await response.json()) as Partial<PageData>;
  return data.build === build ? { kind: 'page', data: data as PageData } : { kind: 'document', href: path };
}
