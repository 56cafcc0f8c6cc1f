import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { type ConsumerProject, createConsumer } from '../src/consumer-project.ts';
import { expectSamplesWork } from './browser.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The oldest supported version of each package, and the newest. */
const supported = [
  {
    react: '19.0.0',
    'react-dom': '19.0.0',
    '@types/react': '19.0.0',
    '@types/react-dom': '19.0.0',
    typescript: '5.8.3',
  },
  {
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    typescript: '6.0.3',
  },
];

describe.each(supported)('a Vite project with React $react and TypeScript $typescript', (versions) => {
  let project: ConsumerProject;
  beforeAll(() => {
    project = createConsumer('vite', versions);
  });
  afterAll(() => project.remove());

  test('installs without a conflict, and type-checks strictly, libraries included', () => {
    expect(JSON.parse(readFileSync(join(project.folder, 'node_modules/react/package.json'), 'utf8'))).toMatchObject({
      version: versions.react,
    });
    project.run('npm', 'run', 'typecheck');
  });

  test('builds, renders on the server, and hydrates and works in a browser', async () => {
    project.run('npm', 'run', 'build');
    project.run('npm', 'run', 'build:server');
    // In a separate Node process, in which the project's React is the only one.
    const html = project.run(
      process.execPath,
      '--input-type=module',
      '-e',
      `const { render } = await import(${JSON.stringify(pathToFileURL(join(project.folder, 'dist-server/server.js')).href)}); process.stdout.write(render());`,
    );
    expect(html).toContain('Solid One');
    expect(html.match(/file:\/\/[^"]*/)).toBeNull();
    const document = join(project.folder, 'dist/index.html');
    writeFileSync(document, readFileSync(document, 'utf8').replace('<!--app-->', html));
    const server = await preview({
      root: project.folder,
      configFile: false,
      logLevel: 'error',
      preview: { host: '127.0.0.1', port: 0 },
    });
    try {
      await expectSamplesWork(browser, server.resolvedUrls?.local[0] ?? '');
    } finally {
      await server.close();
    }
  });
});
