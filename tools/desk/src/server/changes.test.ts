import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeskContent } from '../content/desk-content.ts';
import { Changes } from './changes.ts';

const file = 'libs/content/messages/navigation/en-US.json';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-changes-'));
  mkdirSync(join(root, 'libs/content/messages/navigation'), { recursive: true });
  writeFileSync(join(root, file), '{}\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Content whose timeline the test sets. */
class ContentInHand extends DeskContent {
  said: { version: string; problem?: string } = { version: '1' };
  override timeline() {
    return this.said as ReturnType<DeskContent['timeline']>;
  }
}

function start() {
  const content = new ContentInHand({ root, now: () => 0, sites: { global: '', cn: '' } });
  const heard: string[] = [];
  const changes = new Changes(content, async (all) => {
    await Promise.resolve();
    heard.push(all ? 'all sources are read anew' : 'what was written is read anew');
  });
  changes.listen((event) => heard.push(event));
  return { content, changes, heard };
}

it('updates the pages once, before the content is read again', async () => {
  const { content, changes, heard } = start();
  await changes.showPages();
  expect(heard).toEqual(['all sources are read anew', 'pages']);
  heard.length = 0;
  writeFileSync(join(root, file), '{ "a": "b" }\n');
  await changes.showPages();
  expect(heard).toEqual(['what was written is read anew', 'pages']);
  content.said = { version: '2' };
  await changes.tell();
  expect(heard).toEqual(['what was written is read anew', 'pages', 'content']);
});

it('does not update the pages while a file cannot be read', async () => {
  const { content, changes, heard } = start();
  writeFileSync(join(root, file), '{ "a"\n');
  content.said = { version: '1!', problem: `${file}:1 cannot be read` };
  await changes.tell();
  expect(heard).toEqual(['content']);
});
