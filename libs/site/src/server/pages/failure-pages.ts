import type { RegionId } from '@kinemorph/content';
import { documentBytes, jsonBytes, type AnswerContext } from './page-answers.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import { BusyError } from '../queue/render-admission.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';

/**
 * Answers for pages that could not be rendered. A region's error page is rendered once: a server that can't render has
 * no time for more.
 */
export class FailurePages {
  readonly #renderer: Pick<SiteRenderer, 'errorPage'>;
  readonly #documents = new Map<RegionId, Promise<string>>();

  constructor(renderer: Pick<SiteRenderer, 'errorPage'>) {
    this.#renderer = renderer;
  }

  /** Renders a region's error page in advance, for a render that fails; if that fails, it is tried again then. */
  async warm(region: RegionId): Promise<void> {
    await this.#document(region).catch(() => undefined);
  }

  /** Returns the answer to a request whose render failed. Rejects if the region's error page can't be rendered. */
  async answer(region: RegionId, error: unknown, context: AnswerContext): Promise<RawAnswer> {
    const { status, retryAfter } = failureOf(error);
    const headers: Readonly<Record<string, string>> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    if (context.format === 'json') return jsonBytes(status, { error: 'render' }, context, headers);
    return documentBytes(status, await this.#document(region), context, headers);
  }

  #document(region: RegionId): Promise<string> {
    const known = this.#documents.get(region);
    if (known) return known;
    const made = this.#renderer.errorPage(region);
    this.#documents.set(region, made);
    made.catch(() => this.#documents.delete(region));
    return made;
  }
}

/**
 * Returns the status of a failed render. One that was cut off, or had no turn, may succeed later; one that threw will
 * not.
 */
function failureOf(error: unknown): { readonly status: 500 | 503; readonly retryAfter?: number } {
  if (error instanceof BusyError) return { status: 503, retryAfter: error.retryAfter };
  return error instanceof Error && error.name === 'TimeoutError' ? { status: 503, retryAfter: 2 } : { status: 500 };
}
