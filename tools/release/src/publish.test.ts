import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson, ui } from './ui-package.ts';

interface Upload {
  readonly name: string;
  readonly 'dist-tags': Record<string, string>;
  readonly _attachments: Record<string, { readonly data: string }>;
}

const uploads: Upload[] = [];
/** A registry without packages, which accepts every upload. */
const registry = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.method === 'PUT') uploads.push(JSON.parse(body) as Upload);
    response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' }).end('{}');
  });
});
beforeAll(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => registry.close(resolve)));

test('npx nx release publish uploads the built package with README, changelog and licence', async () => {
  const host = `127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const userconfig = join(mkdtempSync(join(tmpdir(), 'ui-publish-')), '.npmrc');
  writeFileSync(userconfig, `//${host}/:_authToken=anyone\n`);
  const env = { ...process.env, NX_DAEMON: 'false', npm_config_userconfig: userconfig };
  const publishing = spawn('npx', ['nx', 'release', 'publish', `--registry=http://${host}`], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env,
  });
  const [said, complaints, code] = await Promise.all([
    text(publishing.stdout),
    text(publishing.stderr),
    new Promise((resolve) => publishing.on('close', resolve)),
  ]);
  expect(code, said + complaints).toBe(0);

  const [upload] = uploads;
  const { version } = readJson(`${ui.source}package.json`) as { version: string };
  expect(upload).toMatchObject({ name: ui.name, 'dist-tags': { latest: version } });
  const [tarball] = Object.values(upload?._attachments ?? {});
  const files = gunzipSync(Buffer.from(tarball?.data ?? '', 'base64')).toString('latin1');
  for (const file of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'index.js',
    'components/Button/Button.js.map',
    'tokens/brand.tokens.json',
  ])
    expect(files).toContain(`package/${file}\0`);
});
