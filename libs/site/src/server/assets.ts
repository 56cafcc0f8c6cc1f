import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { AssetFiles } from './asset-files.ts';
import { assetTypes, compressedExtension, isCompressible } from './asset-types.ts';
import { rangeOf, type ByteRange } from './byte-range.ts';
import { chooseEncoding, isSameCopy, type Encoding } from './encoded-body.ts';

interface Asset {
  readonly path: string;
  readonly type: string;
  /** Whether its Brotli and gzip forms are beside it. */
  readonly compressed: boolean;
}

interface RequestHeaders {
  get(name: string): string | null;
}

/** The built files of a site. Their names contain a hash of their content, so they never change, and the name is the ETag. */
export class Assets {
  readonly #assets = new Map<string, Asset>();
  readonly #files: AssetFiles;

  constructor(files = new AssetFiles()) {
    this.#files = files;
  }

  /**
   * Lists the files of these folders, of which an earlier one wins; none is read before it is requested. Throws if the build
   * left one without its compressed forms. Files of archived builds, which older versions of the site made, may lack them.
   */
  static async load(folders: readonly string[], archived: readonly string[] = [], files?: AssetFiles): Promise<Assets> {
    const assets = new Assets(files);
    for (const folder of folders) await assets.#addFolder(folder, { complete: true });
    for (const folder of archived) await assets.#addFolder(folder, { complete: false });
    return assets;
  }

  get size(): number {
    return this.#assets.size;
  }

  /** Answers `/assets/<name>`; undefined if there is no such file. */
  async answer(name: string, headers: RequestHeaders, head: boolean): Promise<Response | undefined> {
    const asset = this.#assets.get(name);
    if (!asset) return undefined;
    const encoding = chooseEncoding(asset.compressed, headers.get('accept-encoding'));
    const etag = `"${name}-${encoding}"`;
    const fields = headersOf(asset, encoding, etag);
    if (isSameCopy(headers.get('if-none-match'), `"${name}-`)) return new Response(null, { status: 304, headers: fields });
    const file = await this.#files.open(encoding === 'identity' ? asset.path : asset.path + compressedExtension[encoding]);
    if (!file) return undefined;
    const range = hasRanges(asset) && !head ? rangeOf(headers, etag, file.size) : undefined;
    if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { 'cache-control': 'no-store', 'content-range': `bytes */${file.size}` } });
    if (range) return new Response(file.read(range.first, range.last), { status: 206, headers: { ...fields, ...partHeaders(range, file.size) } });
    const body = head || file.size === 0 ? null : file.read(0, file.size - 1);
    return new Response(body, { headers: { ...fields, 'content-length': String(file.size) } });
  }

  async #addFolder(folder: string, { complete }: { complete: boolean }): Promise<void> {
    const names = new Set(await readdir(folder).catch(() => []));
    for (const name of names) {
      const type = assetTypes[extname(name)];
      if (!type || this.#assets.has(name)) continue;
      const missing = isCompressible(name) ? Object.values(compressedExtension).find((extension) => !names.has(name + extension)) : undefined;
      if (complete && missing) throw new Error(`${join(folder, name)}${missing} is missing: run \`npm start\`, which builds the site again`);
      this.#assets.set(name, { path: join(folder, name), type, compressed: isCompressible(name) && !missing });
    }
  }
}

/** A compressible file has other bytes for each encoding, and is small anyway. */
function hasRanges({ path }: Asset): boolean {
  return !isCompressible(path);
}

function headersOf(asset: Asset, encoding: Encoding, etag: string): Record<string, string> {
  return {
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'accept-encoding',
    ...(hasRanges(asset) && { 'accept-ranges': 'bytes' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

function partHeaders({ first, last }: ByteRange, size: number): Record<string, string> {
  return { 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': String(last - first + 1) };
}
