import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, isSameCopy, type Encoding } from '../../answer/encoding.ts';
import { AssetFiles, type AssetFile } from './asset-files.ts';
import { assetTypes, compressedExtension, isCompressible } from './asset-types.ts';
import { rangeOf, type ByteRange } from '../../answer/byte-range.ts';
import { toFileResponse, type FileAnswer } from './file-answer.ts';
import type { SiteFiles } from '../../answer/platform.ts';
import { headerList } from '../../answer/raw-answer.ts';

interface Asset {
  readonly path: string;
  readonly type: string;
  /** True if its Brotli and gzip forms are beside it. */
  readonly compressed: boolean;
}

/**
 * Lists the folders of the archived builds whose files are served too; if two files have one name, that of the earlier
 * folder wins.
 */
export type ArchivedFolders = () => Promise<readonly string[]>;

/** The shortest time between two readings of the archive, in milliseconds, however many missing files are requested. */
const readingInterval = 1000;

/**
 * The built files of a site. Their names contain a hash of their content, so they never change, and the name is the
 * ETag.
 */
export class Assets implements SiteFiles {
  readonly #assets = new Map<string, Asset>();
  readonly #files: AssetFiles;
  readonly #archived: ArchivedFolders | undefined;
  #reading: Promise<void> | undefined;

  constructor(files = new AssetFiles(), archived?: ArchivedFolders) {
    this.#files = files;
    this.#archived = archived;
  }

  /**
   * Lists the files of these folders; if two have one name, that of the earlier folder wins. No file is read before it
   * is requested. Throws if the build's file has no compressed forms. Files of archived builds, which other versions of
   * the site made, may lack them.
   */
  static async load(folders: readonly string[], archived?: ArchivedFolders, files?: AssetFiles): Promise<Assets> {
    const assets = new Assets(files, archived);
    for (const folder of folders) await assets.#addFolder(folder, { complete: true });
    await assets.#addArchived();
    return assets;
  }

  get size(): number {
    return this.#assets.size;
  }

  has(name: string): boolean {
    return this.#assets.has(name);
  }

  /** Answers `/assets/<name>` for Node's listener; undefined if there is no such file. */
  async answer(name: string, header: (name: string) => string | null, head: boolean): Promise<FileAnswer | undefined> {
    const asset = this.#assets.get(name) ?? (await this.#find(name));
    if (!asset) return undefined;
    const encoding = chooseEncoding(asset.compressed, header('accept-encoding'));
    const etag = `"${name}-${encoding}"`;
    const headers = headersOf(asset, encoding, etag);
    if (isSameCopy(header('if-none-match'), `"${name}-`)) return { status: 304, headers, body: null };
    const file = await this.#files.open(
      encoding === 'identity' ? asset.path : asset.path + compressedExtension[encoding],
    );
    if (!file) return undefined;
    const range = hasRanges(asset) && !head ? rangeOf(header, etag, file.size) : undefined;
    return range ? rangeAnswer(file, range, headers) : wholeAnswer(file, headers, head);
  }

  async respond(name: string, header: (name: string) => string | null, head: boolean): Promise<Response | undefined> {
    const answer = await this.answer(name, header, head);
    return answer && toFileResponse(answer);
  }

  /**
   * Finds a file of a build that was archived after the start: during a rolling deploy the next build answers beside
   * this one.
   */
  async #find(name: string): Promise<Asset | undefined> {
    this.#reading ??= this.#addArchived().finally(() => {
      setTimeout(() => (this.#reading = undefined), readingInterval).unref();
    });
    await this.#reading;
    return this.#assets.get(name);
  }

  async #addArchived(): Promise<void> {
    for (const folder of (await this.#archived?.()) ?? []) await this.#addFolder(folder, { complete: false });
  }

  async #addFolder(folder: string, { complete }: { complete: boolean }): Promise<void> {
    const names = new Set(await readdir(folder).catch(() => []));
    for (const name of names) {
      const type = assetTypes[extname(name)];
      if (!type || this.#assets.has(name)) continue;
      const missing = isCompressible(name)
        ? Object.values(compressedExtension).find((extension) => !names.has(name + extension))
        : undefined;
      if (complete && missing)
        throw new Error(`${join(folder, name)}${missing} is missing: run \`npm start\`, which builds the site again`);
      this.#assets.set(name, { path: join(folder, name), type, compressed: isCompressible(name) && !missing });
    }
  }
}

/** Returns false for compressible files: their bytes differ for each encoding, and they are small anyway. */
function hasRanges({ path }: Pick<Asset, 'path'>): boolean {
  return !isCompressible(path);
}

function headersOf({ type, path }: Asset, encoding: Encoding, etag: string): string[] {
  return headerList({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'accept-encoding',
    ...(hasRanges({ path }) && { 'accept-ranges': 'bytes' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
}

function wholeAnswer(file: AssetFile, headers: string[], head: boolean): FileAnswer {
  const body = head || file.size === 0 ? null : file.read(0, file.size - 1);
  return { status: 200, headers: [...headers, 'content-length', String(file.size)], body };
}

function rangeAnswer(file: AssetFile, range: ByteRange | 'unsatisfiable', headers: string[]): FileAnswer {
  if (range === 'unsatisfiable')
    return { status: 416, headers: ['cache-control', 'no-store', 'content-range', `bytes */${file.size}`], body: null };
  const { first, last } = range;
  const part = ['content-range', `bytes ${first}-${last}/${file.size}`, 'content-length', String(last - first + 1)];
  return { status: 206, headers: [...headers, ...part], body: file.read(first, last) };
}
