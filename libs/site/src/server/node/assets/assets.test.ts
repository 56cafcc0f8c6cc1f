import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compressFolder } from '../../../../build/client/compress-assets.ts';
import { Assets } from './assets.ts';

const script = `export const it = ${JSON.stringify('works '.repeat(200))};`;
let folder = '';
let own = '';
let archived = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  [own, archived] = [join(folder, 'own'), join(folder, 'archived')];
  await mkdir(own);
  await mkdir(archived);
  await writeFile(join(own, 'app-abc123.js'), script);
  await writeFile(join(own, 'app-abc123.js.map'), '{}');
  await writeFile(join(own, 'photo-abc123.webp'), 'pixels');
  await compressFolder(own);
});
afterEach(() => rm(folder, { recursive: true }));

const ask = (assets: Assets, name: string, headers: Record<string, string> = {}, head = false) =>
  assets.respond(name, (header) => headers[header] ?? null, head);
const bytes = async (response: Response | undefined) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());

describe('assets', () => {
  it('compressible file: is sent as the build compressed it', async () => {
    const assets = await Assets.load([own]);
    const br = await ask(assets, 'app-abc123.js', { 'accept-encoding': 'gzip, br' });
    const gzip = await ask(assets, 'app-abc123.js', { 'accept-encoding': 'gzip' });
    const identity = await ask(assets, 'app-abc123.js');
    expect([br, gzip, identity].map((answer) => answer?.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(script);
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(script);
    expect((await bytes(identity)).toString()).toBe(script);
  });

  it('length and ETag: match the bytes that are sent', async () => {
    const assets = await Assets.load([own]);
    const tags = new Set<string | null | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(assets, 'app-abc123.js', { 'accept-encoding': encoding });
      tags.add(answer?.headers.get('etag'));
      expect(answer?.headers.get('content-length')).toBe(String((await bytes(answer)).length));
    }
    expect(tags).toEqual(new Set(['"app-abc123.js-br"', '"app-abc123.js-gzip"', '"app-abc123.js-identity"']));
  });

  it('client’s copy: is confirmed by its ETag in any encoding, but not by the ETag of another file', async () => {
    const assets = await Assets.load([own]);
    const status = async (tag: string) =>
      (await ask(assets, 'app-abc123.js', { 'if-none-match': tag, 'accept-encoding': 'br' }))?.status;
    for (const tag of ['"app-abc123.js-br"', 'W/"app-abc123.js-identity"', '"x", "app-abc123.js-gzip"', '*'])
      expect(await status(tag), tag).toBe(304);
    for (const tag of ['"my-app-abc123.js-br"', '"app-abc123.js.map-br"', '"abc123"', ''])
      expect(await status(tag), tag).toBe(200);
  });

  it('HEAD: has the headers of GET and no body', async () => {
    const assets = await Assets.load([own]);
    const [get, head] = [await ask(assets, 'photo-abc123.webp'), await ask(assets, 'photo-abc123.webp', {}, true)];
    expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
    expect((await bytes(head)).length).toBe(0);
  });

  it('files: do not include compressed forms, source maps or paths to other folders', async () => {
    const assets = await Assets.load([own]);
    expect(assets.size).toBe(2);
    for (const name of ['app-abc123.js.br', 'app-abc123.js.gz', 'app-abc123.js.map', '../own/app-abc123.js', ''])
      expect(await ask(assets, name), name).toBeUndefined();
  });

  it.each(['br', 'gz'])('missing .%s of this build: stops the start with the file and a fix', async (extension) => {
    await rm(join(own, `app-abc123.js.${extension}`));
    await expect(Assets.load([own])).rejects.toThrow(
      `${join(own, 'app-abc123.js')}.${extension} is missing: run \`npm start\`, which builds the site again`,
    );
  });

  it('archived build: its files are served too, compressed if it has the compressed forms', async () => {
    await writeFile(join(archived, 'older-abc123.js'), script);
    await compressFolder(archived);
    await writeFile(join(archived, 'oldest-abc123.js'), script);
    const assets = await Assets.load([own], () => Promise.resolve([archived]));
    const encoding = async (name: string) =>
      (await ask(assets, name, { 'accept-encoding': 'br' }))?.headers.get('content-encoding');
    expect([
      await encoding('app-abc123.js'),
      await encoding('older-abc123.js'),
      await encoding('oldest-abc123.js'),
    ]).toEqual(['br', 'br', null]);
  });

  it('file of a deleted archived build: is not found', async () => {
    await writeFile(join(archived, 'photo-old123.webp'), 'pixels');
    const assets = await Assets.load([own], () => Promise.resolve([archived]));
    await rm(archived, { recursive: true });
    expect(await ask(assets, 'photo-old123.webp')).toBeUndefined();
  });

  it('build that is archived later: its files are served too, as during the next deployment', async () => {
    const assets = await Assets.load([own], () => Promise.resolve([archived]));
    await writeFile(join(archived, 'newer-abc123.js'), script);
    expect((await ask(assets, 'newer-abc123.js'))?.status).toBe(200);
  });

  it('unknown files: cause one lookup in the archive per second, even if many are requested', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const archive = vi.fn(() => Promise.resolve([archived]));
    const assets = await Assets.load([own], archive);
    const miss = async () => {
      for (const name of ['a.js', 'b.js', 'c.js']) expect(await ask(assets, name)).toBeUndefined();
    };
    await miss();
    expect(archive).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    await miss();
    expect(archive).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('missing folder: has no files', async () => {
    expect((await Assets.load([join(folder, 'none')])).size).toBe(0);
  });
});
