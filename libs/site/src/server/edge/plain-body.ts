import { encodeText } from '../answer/encode-text.ts';
import type { Encoding } from '../answer/encoding.ts';
import type { CreateBody, PageBody } from '../answer/platform.ts';

/** A page's uncompressed text: the edge compresses its answers. */
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

  smallest(): this {
    return this;
  }
}

/** Creates the body of a page at the edge. */
export const createPlainBody: CreateBody = async (text) => {
  const bytes = encodeText(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const etag = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
  return new PlainBody(bytes, etag);
};
