import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { PageBody } from '../../answer/platform.ts';
import type { PageRequest } from '../../model/page-data.ts';
import type { Origins } from '../../model/model-context.ts';
import type {
  Listing,
  PageFormat,
  SharedPage,
  SinglePage,
  SinglePageOptions,
  Timed,
} from '../../render/site-renderer.ts';
import type { TextOfPages } from '../../site-texts/text-of-pages.ts';
import type { Vendors } from '../../../page/vendors.ts';
import { EncodedBody, type EncodedParts } from '../platform/encoded-body.ts';

/** The settings of the render thread, which it gets at its start. */
export interface RenderThreadSettings {
  /** The folder with the site's build. */
  readonly dist: string;
  readonly origins: Origins;
  readonly vendors: Vendors;
}

/** A page for every visitor, in the form in which it is sent to the thread that answers. */
export interface SentPage extends Omit<SharedPage, 'html' | 'json'> {
  readonly html: EncodedParts;
  readonly json: EncodedParts;
}

/** An error as data: the copy in another thread would lose its name. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/** The result of a call: a value, or an error. */
export type Outcome<T> = { readonly made: T } | { readonly failed: SentError };

/** The functions of the render thread that the main thread calls. */
export interface RenderCalls {
  shared(request: PageRequest, now: Instant, compressed: readonly PageFormat[]): Promise<Outcome<Timed<SentPage>>>;
  compress(body: EncodedParts): Promise<Outcome<EncodedParts>>;
  single(request: PageRequest, now: Instant, options: SinglePageOptions): Promise<Outcome<Timed<SinglePage>>>;
  errorPage(region: RegionId): Promise<Outcome<string>>;
  list(listing: Listing, now: Instant): Promise<Outcome<TextOfPages>>;
}

/** Returns a body as data. Throws for a body of another platform. */
export function partsOf(body: PageBody): EncodedParts {
  if (!(body instanceof EncodedBody)) throw new Error('a page on Node has a body of another platform');
  return body.parts;
}

/** Returns an error as data. */
export function sentError(error: unknown): SentError {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'Error', message: String(error), stack: undefined };
}

/** Returns the error that was sent. */
export function receivedError({ name, message, stack }: SentError): Error {
  return Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) });
}
