import { join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { type ConsumerProject, createConsumer, textsIn } from '../src/consumer-project.ts';
import { expectSamplesWork } from './browser.ts';

let project: ConsumerProject;
beforeAll(() => {
  project = createConsumer('astro');
  project.run('npm', 'run', 'build');
});
afterAll(() => project.remove());

test('Astro renders the components while it builds, and they hydrate and work in a browser', async () => {
  expect(textsIn(join(project.folder, 'dist'), 'index.html').join('')).toContain('Solid One');
  const server = await preview({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await launchBrowser();
  try {
    await expectSamplesWork(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
});
