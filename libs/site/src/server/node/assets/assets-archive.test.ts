import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveBuild, checkArchive, earlierBuilds } from './assets-archive.ts';

let folder = '';
let archive = '';
let assets = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  [archive, assets] = [join(folder, 'archive'), join(folder, 'assets')];
  await mkdir(assets);
  await writeFile(join(assets, 'app-1.js'), 'app');
  await writeFile(join(assets, 'app-1.js.br'), 'compressed');
});
afterEach(() => rm(folder, { recursive: true }));

/** Archives a build at a given time: the order of builds is that of their folders' times. */
const archiveAt = async (build: string, minute: number) => {
  await archiveBuild(archive, build, [assets]);
  const at = new Date(Date.UTC(2025, 0, 1, 0, minute));
  await utimes(join(archive, build), at, at);
};
/** Ids in the form of a build's manifest. */
const [one, two, three, four] = ['1', '2', '3', '4'].map((digit) => digit.repeat(12)) as [
  string,
  string,
  string,
  string,
];
const served = async (build: string) => (await earlierBuilds(archive, build)).map((path) => basename(path));

describe('the archive of assets', () => {
  it('build: is copied completely, with the compressed forms', async () => {
    await archiveBuild(archive, one, [assets, join(folder, 'none')]);
    expect(await readdir(join(archive, one))).toEqual(['app-1.js', 'app-1.js.br']);
    expect(await readFile(join(archive, `${one}/app-1.js`), 'utf8')).toBe('app');
  });

  it('earlier builds: are the two before this one, the newest first', async () => {
    expect(await served(one)).toEqual([]);
    await archiveAt(one, 1);
    await archiveAt(two, 2);
    await archiveAt(three, 3);
    expect(await served(four)).toEqual([three, two]);
    expect(await served(three)).toEqual([two, one]);
  });

  it('oldest build: is deleted when three are newer', async () => {
    for (const [minute, build] of [one, two, three].entries()) await archiveAt(build, minute);
    await archiveBuild(archive, four, [assets]);
    expect((await readdir(archive)).sort()).toEqual([two, three, four]);
  });

  it('build after a rollback: is not copied again, and counts as the newest', async () => {
    for (const [minute, build] of [one, two, three].entries()) await archiveAt(build, minute);
    await writeFile(join(assets, 'app-1.js'), 'changed');
    await archiveBuild(archive, one, [assets]);
    await archiveBuild(archive, four, [assets]);
    expect((await readdir(archive)).sort()).toEqual([one, three, four]);
    expect(await readFile(join(archive, `${one}/app-1.js`), 'utf8')).toBe('app');
  });

  it('copy that fails midway: rejects, leaves no partial build, and can be completed later', async () => {
    const notAFile = join(assets, 'folder');
    await mkdir(notAFile);
    await expect(archiveBuild(archive, one, [assets])).rejects.toThrow();
    expect(await readdir(archive)).toEqual([]);
    await rm(notAFile, { recursive: true });
    await archiveBuild(archive, one, [assets]);
    expect(await served(two)).toEqual([one]);
    expect(await readdir(join(archive, one))).toEqual(['app-1.js', 'app-1.js.br']);
  });

  it('partial build: is not served, and deleted after an hour, when its process was killed', async () => {
    const [copying, killed] = [`.${one}-abcdef`, `.${two}-ABC123`];
    for (const [name, minutes] of [
      [copying, 59],
      [killed, 61],
    ] as const) {
      await mkdir(join(archive, name), { recursive: true });
      const at = new Date(Date.now() - minutes * 60_000);
      await utimes(join(archive, name), at, at);
    }
    expect(await served(three)).toEqual([]);
    await archiveBuild(archive, one, [assets]);
    expect((await readdir(archive)).sort()).toEqual([copying, one]);
  });

  it('partial builds: do not shorten the time that complete builds are kept', async () => {
    for (const [minute, build] of [one, two].entries()) await archiveAt(build, minute);
    for (const name of [`.${four}-abcdef`, `.${four}-ABC123`]) await mkdir(join(archive, name));
    await archiveBuild(archive, three, [assets]);
    expect(await served(four)).toEqual([three, two]);
    expect(await served(three)).toEqual([two, one]);
  });

  it('folder that disappears while the archive is listed: is ignored', async () => {
    await archiveAt(one, 1);
    // A link to nothing is listed, but has no state, as a folder that was deleted a moment ago.
    await symlink(join(folder, 'none'), join(archive, two));
    await symlink(join(folder, 'none'), join(archive, `.${two}-abcdef`));
    await archiveBuild(archive, three, [assets]);
    expect(await served(four)).toEqual([three, one]);
  });

  it('processes of one build that start at the same time: leave one copy of it', async () => {
    await Promise.all(Array.from({ length: 20 }, () => archiveBuild(archive, one, [assets])));
    expect(await readdir(archive)).toEqual([one]);
    expect(await readdir(join(archive, one))).toEqual(['app-1.js', 'app-1.js.br']);
  });

  it('unrelated files and folders: are neither served nor deleted', async () => {
    await mkdir(join(archive, 'photos'), { recursive: true });
    await writeFile(join(archive, 'letter.txt'), 'keep me');
    for (const [minute, build] of [one, two, three, four].entries()) await archiveAt(build, minute);
    expect((await readdir(archive)).sort()).toEqual([two, three, four, 'letter.txt', 'photos']);
    expect(await served(one)).toEqual([four, three]);
  });

  it('archive that can’t be written: rejects with the system’s error', async () => {
    await writeFile(archive, 'a file');
    await expect(archiveBuild(archive, one, [assets])).rejects.toThrow('EEXIST');
  });
});

describe('ASSETS_ARCHIVE', () => {
  it('missing folder: is created', async () => {
    await checkArchive(join(folder, 'a/b'), join(folder, 'dist'));
    expect(await readdir(join(folder, 'a'))).toEqual(['b']);
  });

  it.each(['dist', 'dist/', 'dist/client/assets', 'dist/../dist/server', './dist/.'])(
    '%s, a part of the build: is rejected with a fix',
    async (path) => {
      await expect(checkArchive(`${folder}/${path}`, join(folder, 'dist'))).rejects.toThrow(
        `ASSETS_ARCHIVE=${JSON.stringify(`${folder}/${path}`)}: write a folder outside of dist, which the next build empties`,
      );
    },
  );

  it.each(['assets/app-1.js', 'assets/app-1.js/below', 'a\0b'])(
    '%j, which cannot be a folder: is rejected with a fix',
    async (path) => {
      await expect(checkArchive(`${folder}/${path}`, join(folder, 'dist'))).rejects.toThrow(
        /^ASSETS_ARCHIVE=".*": write a folder that the server may create files in$/,
      );
    },
  );

  it('folder next to the build with a similar name: is accepted', async () => {
    await expect(checkArchive(join(folder, 'dist-archive'), join(folder, 'dist'))).resolves.toBeUndefined();
  });
});
