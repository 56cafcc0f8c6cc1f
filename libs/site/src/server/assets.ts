import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { rangeOf } from './byte-range.ts';
import { chooseEncoding, encodeBody, isSameCopy, type EncodedBody } from './encoded-body.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
};
const compressible = new Set(['.js', '.css', '.svg', '.json']);

interface Asset {
  readonly type: string;
  readonly body: EncodedBody;
}

/** The built files of a site, in memory; their names carry their hash, so they never change. */
export class Assets {
  readonly #files = new Map<string, Asset>();

  /** Reads every file of these folders; an earlier folder wins. */
  static async load(folders: readonly string[]): Promise<Assets> {
    const assets = new Assets();
    for (const folder of folders) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.map((name) => assets.#add(folder, name)));
    }
    return assets;
  }

  get size(): number {
    return this.#files.size;
  }

  /** Answers `/assets/<name>`; undefined when there is no such file. */
  answer(name: string, headers: { get(name: string): string | null }, head: boolean): Response | undefined {
    const asset = this.#files.get(name);
    if (!asset) return undefined;
    const encoding = chooseEncoding(asset.body, headers.get('accept-encoding'));
    const sent = asset.body[encoding] ?? asset.body.identity;
    const etag = `"${asset.body.etag}-${encoding}"`;
    // What is compressed has other bytes for each encoding, and is small anyway.
    const hasRanges = !asset.body.br;
    const fields: Record<string, string> = {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      vary: 'accept-encoding',
      'content-length': String(sent.length),
      ...(hasRanges && { 'accept-ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    if (isSameCopy(headers.get('if-none-match'), asset.body.etag)) return new Response(null, { status: 304, headers: fields });
    const range = hasRanges && !head ? rangeOf(headers, etag, sent.length) : undefined;
    if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { 'cache-control': 'no-store', 'content-range': `bytes */${sent.length}` } });
    if (range) {
      const { first, last } = range;
      const part = { 'content-range': `bytes ${first}-${last}/${sent.length}`, 'content-length': String(last - first + 1) };
      return new Response(sent.subarray(first, last + 1) as unknown as BodyInit, { status: 206, headers: { ...fields, ...part } });
    }
    return new Response(head ? null : (sent as unknown as BodyInit), { headers: fields });
  }

  async #add(folder: string, name: string): Promise<void> {
    const type = types[extname(name)];
    if (!type || this.#files.has(name)) return;
    const body = await encodeBody(await readFile(join(folder, name)), { compress: compressible.has(extname(name)), quality: 9 });
    this.#files.set(name, { type, body });
  }
}

/** How many builds' assets stay served: this one and the two before it, whose pages may still be open or cached. */
const buildsKept = 3;

/** Leaves this build's assets in the archive, drops the oldest, and returns the folders of the builds kept. */
export async function archiveAssets(archive: string, build: string, folders: readonly string[]): Promise<readonly string[]> {
  const own = join(archive, build);
  await mkdir(own, { recursive: true });
  for (const folder of folders) await cp(folder, own, { recursive: true, force: true }).catch(() => undefined);
  const builds = await Promise.all((await readdir(archive)).map(async (name) => ({ name, at: (await stat(join(archive, name))).mtimeMs })));
  const newest = builds.sort((a, b) => b.at - a.at).map(({ name }) => join(archive, name));
  await Promise.all(newest.slice(buildsKept).map((folder) => rm(folder, { recursive: true, force: true })));
  return newest.slice(0, buildsKept);
}
