import type { TextParts } from './encode-text.ts';
import type { Encoding } from './encoding.ts';

/** A page's text as bytes, in each encoding that it is sent in. */
export interface PageBody {
  /** The same for the same text, on every server. */
  readonly etag: string;
  /** What it takes in memory at most, in bytes. */
  readonly weight: number;
  /** The encoding to send to a client that accepts these. */
  choose(accepted: string | null | undefined): Encoding;
  /** The body in an encoding, if it is made already. */
  ready(encoding: Encoding): Uint8Array | undefined;
  encode(encoding: Encoding): Uint8Array;
}

/** What a site takes from what it runs on, where web standards do not say how: one for Node, and one for the edge. */
export interface Platform {
  readonly createBody: (text: TextParts) => PageBody | Promise<PageBody>;
  /** Whether code runs between requests too, and so can render a page's next version before its boundary. */
  readonly rendersAhead: boolean;
}

/** The built files of a site. */
export interface SiteFiles {
  has(name: string): boolean;
  /** Answers `/assets/<name>`; undefined if there is no such file. */
  respond(name: string, header: (name: string) => string | null, head: boolean): Promise<Response | undefined>;
}
