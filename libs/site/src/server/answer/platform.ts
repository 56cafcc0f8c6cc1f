import type { TextParts } from './encode-text.ts';
import type { Encoding } from './encoding.ts';

/** A page's text as bytes, in each served encoding. */
export interface PageBody {
  /** The same for the same text, on every server. */
  readonly etag: string;
  /** The maximum size in memory, in bytes. */
  readonly weight: number;
  /** The encoding to send to a client that accepts these. */
  choose(accepted: string | null | undefined): Encoding;
  /** Returns the body in an encoding, if it exists already. */
  ready(encoding: Encoding): Uint8Array | undefined;
  encode(encoding: Encoding): Uint8Array;
  /** Returns the same body, as small for browsers as possible. */
  smallest(): PageBody;
}

/** Creates the body of a page's text: there is one implementation for Node, and one for the edge. */
export type CreateBody = (text: TextParts) => PageBody | Promise<PageBody>;

/** The built files of a site. */
export interface SiteFiles {
  has(name: string): boolean;
  /** Answers `/assets/<name>`; undefined if there is no such file. */
  respond(name: string, header: (name: string) => string | null, head: boolean): Promise<Response | undefined>;
}
