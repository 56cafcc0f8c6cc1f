import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssetName } from './asset-name.ts';

let workspace: string;
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'asset-name-'));
  await mkdir(join(workspace, 'pictures'));
  for (const file of ['robot-320.avif', 'robot-640.avif', 'robot-1280.webp', 'robot-box-320.avif', 'guide.pdf'])
    await write(file, file);
});
afterAll(() => rm(workspace, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(workspace, 'pictures', file), text);
const namesOf = (...files: string[]) => {
  const nameOf = createAssetName(workspace);
  return files.map((file) => nameOf({ originalFileNames: [`../../pictures/${file}`] }));
};

describe('name of a built file', () => {
  it('picture: has the same hash in all widths and formats, and another one than other pictures', () => {
    const [first, second, third, box] = namesOf(
      'robot-320.avif',
      'robot-640.avif',
      'robot-1280.webp',
      'robot-box-320.avif',
    );
    expect(first).toMatch(/^assets\/\[name\]-[\w-]{8}\[extname\]$/);
    expect([second, third]).toEqual([first, first]);
    expect(box).not.toBe(first);
  });

  it('picture: has another hash once one of its files changes', async () => {
    const before = namesOf('robot-320.avif', 'robot-box-320.avif');
    await write('robot-1280.webp', 'drawn again');
    const after = namesOf('robot-320.avif', 'robot-box-320.avif');
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('other file: has the hash of the bundler', () => {
    expect(namesOf('guide.pdf')).toEqual(['assets/[name]-[hash][extname]']);
  });
});
