import { encodeText, type TextParts } from '../answer/encode-text.ts';
import type { Encoding } from '../answer/encoding.ts';
import type { PageBody, Platform } from '../answer/platform.ts';

/** A page's text as it is: the edge compresses what it sends. */
class PlainBody implements PageBody {
  readonly etag: string;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, etag: string) {
    this.#bytes = bytes;
    this.etag = etag;
  }

  get weight(): number {
    return this.#bytes.length;
  }

  choose(): Encoding {
    return 'identity';
  }

  ready(): Uint8Array {
    return this.#bytes;
  }

  encode(): Uint8Array {
    return this.#bytes;
  }
}

async function createBody(text: TextParts): Promise<PageBody> {
  const bytes = encodeText(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const etag = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
  return new PlainBody(bytes, etag);
}

/** No code runs between requests, so nothing is rendered before a boundary. */
export const edgePlatform: Platform = { createBody, rendersAhead: false };
