import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database.ts';
import { createCaptcha } from '../vendors/captcha.ts';
import { accountApi } from './account-api.ts';
import { readExamples } from './examples.ts';
import { createGuards, defaultGuarding } from './guards.ts';

/** Creates a folder of calls that contains one example. */
function folderWith(example: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'wish-list'));
  writeFileSync(join(folder, 'wish-list/example.json'), JSON.stringify(example));
  return folder;
}

/** Returns a function that requests a market's API with the examples of a folder, and parses the response. */
function apiWith(folder: string) {
  const database = openDatabase(':memory:');
  onTestFinished(() => {
    database.close();
  });
  const guards = createGuards(defaultGuarding, database.addressCalls, createCaptcha());
  const api = accountApi('us', database, guards, readExamples(folder));
  return async (method: string, path: string) => (await api.request(path, { method })).json();
}

it('returns the example of a call that has no code', async () => {
  const ask = apiWith(folderWith({ method: 'GET', path: '/account/user/wish-list', sends: {}, answers: { count: 3 } }));
  expect(await ask('GET', '/account/user/wish-list')).toEqual({ code: 2000, msg: 'success', data: { count: 3 } });
  expect(await ask('POST', '/account/user/wish-list')).toMatchObject({ code: 4004 });
});

it('ignores the example of a call that has code', async () => {
  const ask = apiWith(folderWith({ method: 'GET', path: '/account/user/profile', sends: {}, answers: { points: 3 } }));
  expect(await ask('GET', '/account/user/profile')).toMatchObject({ code: 4003 });
});

it('throws an error that names the file of an invalid example', () => {
  expect(() => readExamples(folderWith({ method: 'PUT', path: '/account/user/wish-list', answers: {} }))).toThrow(
    /wish-list.example\.json: Invalid type: Expected \("GET" \| "POST"\)/,
  );
});
