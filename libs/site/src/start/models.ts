import type { PageData } from '../page.ts';
import { modelPath } from '../routing/path.ts';

/** The answer to a request for a page's model. */
export type ModelAnswer =
  | { readonly kind: 'page'; readonly data: PageData }
  /** The page is not one that can be shown here: the document must be loaded. */
  | { readonly kind: 'document'; readonly href: string };

/** Fetches a page's model. Rejects when the network or the server fails, or the signal aborts. */
export async function fetchModel(path: string, signal?: AbortSignal): Promise<ModelAnswer> {
  const response = await fetch(modelPath(path), signal ? { signal } : {});
  if (response.status >= 500) throw new Error(`the model of ${path} was answered with ${response.status}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || (response.status !== 200 && response.status !== 404)) {
    const leaveFor = isJson && response.status === 409 ? ((await response.json()) as { leaveFor?: unknown }).leaveFor : undefined;
    return { kind: 'document', href: typeof leaveFor === 'string' ? leaveFor : path };
  }
  const data = (await response.json()) as Partial<PageData>;
  return data.page && data.shell ? { kind: 'page', data: data as PageData } : { kind: 'document', href: path };
}
