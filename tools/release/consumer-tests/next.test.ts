import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, launchBrowser } from '../../../vitest.shared.ts';
import { builtNames, type ConsumerProject, createConsumer } from '../src/consumer-project.ts';
import { expectSamplesWork } from './browser.ts';

let project: ConsumerProject;
beforeAll(() => {
  project = createConsumer('next');
  mkdirSync(join(project.folder, 'app/exports'), { recursive: true });
  writeFileSync(join(project.folder, 'app/exports/page.tsx'), pageOfExports());
  project.run('npm', 'run', 'build');
});
afterAll(() => project.remove());

/** Returns a server component that imports every name of every entry point. */
function pageOfExports(): string {
  const entryPoints = [...builtNames()].map(([entryPoint, names], index) => ({
    entryPoint,
    names: names.map((name) => ({ name, local: `${name}${index}` })),
  }));
  const imports = entryPoints.map(({ entryPoint, names }) =>
    names.length === 0
      ? `import '${entryPoint}';`
      : `import { ${names.map(({ name, local }) => `${name} as ${local}`).join(', ')} } from '${entryPoint}';`,
  );
  const locals = entryPoints.flatMap(({ names }) => names.map(({ local }) => local));
  return `${imports.join('\n')}\n\nconst all = { ${locals.join(', ')} };\n\nexport default function Page() {\n  return <p>Missing: {Object.entries(all).filter(([, value]) => value === undefined).map(([name]) => name).join(' ') || 'none'} of ${locals.length}</p>;\n}\n`;
}

test('Next imports every export in a server component, and the components work in a browser', async () => {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      join(project.folder, 'node_modules/next/dist/bin/next'),
      'start',
      '--hostname',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    { cwd: project.folder, stdio: 'ignore', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const browser = await launchBrowser();
  try {
    const address = `http://127.0.0.1:${port}/`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            (response) => response.status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    expect((await (await fetch(`${address}exports`)).text()).replaceAll('<!-- -->', '')).toMatch(
      /Missing: none of \d{2,}/,
    );
    await expectSamplesWork(browser, address);
  } finally {
    await browser.close();
    server.kill();
  }
});
