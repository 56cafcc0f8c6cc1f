import type { RegionId } from '@kinemorph/content';
import type { ErrorPageOptions } from '../render/error-page.tsx';
import { documentBytes, jsonBytes, type AnswerContext } from './page-answers.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import { BusyError } from '../queue/render-queue.ts';

/** Answers for pages that could not be rendered. A region's page is made once: a server that can't render has no time for more. */
export class FailurePages {
  readonly #options: ErrorPageOptions;
  readonly #documents = new Map<RegionId, Promise<string>>();

  constructor(options: ErrorPageOptions) {
    this.#options = options;
  }

  /** Makes a region's page, so that it is there when a render fails; a page that can't be made is tried again then. */
  async warm(region: RegionId): Promise<void> {
    await this.#document(region).catch(() => undefined);
  }

  /** The answer to a request whose render failed. Rejects if the region's page can't be made. */
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
    const made = import('../render/error-page.tsx').then(({ errorPage }) => errorPage(this.#options, region));
    this.#documents.set(region, made);
    made.catch(() => this.#documents.delete(region));
    return made;
  }
}

/** A render that was cut off, or had no turn, may do better later; one that threw will not. */
function failureOf(error: unknown): { readonly status: 500 | 503; readonly retryAfter?: number } {
  if (error instanceof BusyError) return { status: 503, retryAfter: error.retryAfter };
  return error instanceof Error && error.name === 'TimeoutError' ? { status: 503, retryAfter: 2 } : { status: 500 };
}
