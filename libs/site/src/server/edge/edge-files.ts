import { rangeOf } from '../answer/byte-range.ts';
import type { SiteFiles } from '../answer/platform.ts';

/** The platform's service of built files. It answers most requests for a file before they reach the site. */
export interface FileService {
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * The built files of a site at the edge. The service does not support ranges, without which Safari plays no film, so
 * films are served here.
 */
export class EdgeFiles implements SiteFiles {
  readonly #service: FileService;
  readonly #origin: string;

  constructor(service: FileService, origin: string) {
    this.#service = service;
    this.#origin = origin;
  }

  /** Always false: the service answers requests for its files before they get here. */
  has(): boolean {
    return false;
  }

  async respond(name: string, header: (name: string) => string | null, head: boolean): Promise<Response | undefined> {
    const conditions = new Headers();
    const known = header('if-none-match');
    if (known !== null) conditions.set('if-none-match', known);
    const found = await this.#service.fetch(new Request(`${this.#origin}/assets/${name}`, { headers: conditions }));
    if (found.status !== 200 && found.status !== 304) return undefined;
    const headers = new Headers(found.headers);
    headers.set('accept-ranges', 'bytes');
    if (found.status === 304 || head) {
      await found.body?.cancel();
      return new Response(null, { status: found.status, headers });
    }
    const bytes = new Uint8Array(await found.arrayBuffer());
    const range = rangeOf(header, found.headers.get('etag') ?? '', bytes.length);
    if (range === undefined) return new Response(bytes, { headers });
    if (range === 'unsatisfiable')
      return new Response(null, {
        status: 416,
        headers: { 'cache-control': 'no-store', 'content-range': `bytes */${bytes.length}` },
      });
    const { first, last } = range;
    headers.set('content-range', `bytes ${first}-${last}/${bytes.length}`);
    headers.set('content-length', String(last - first + 1));
    return new Response(bytes.subarray(first, last + 1), { status: 206, headers });
  }
}
