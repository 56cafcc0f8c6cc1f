import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importGraph } from './import-graph.ts';

const files: Record<string, string> = {
  'libs/ui/package.json': JSON.stringify({
    name: '@kinemorph/ui',
    exports: {
      '.': './src/index.ts',
      './theme': { types: './theme.d.ts', default: './src/theme.ts' },
      './components/*': './src/components/*/*.tsx',
    },
  }),
  'libs/ui/src/Button.tsx':
    "import sprite from './icons.svg?no-inline';\nimport { useState } from 'react';\nimport type { Tone } from './tone.ts';\nexport { base } from './Button.css.ts';\nconst dear = () => import('./Dear.tsx');\n",
  'libs/ui/src/index.ts': "export { Button, type Tone } from './Button.tsx';\nexport { Price } from './Price.tsx';\n",
  'libs/ui/src/components/Meter/Meter.tsx': '',
  'libs/ui/src/components/Meter/Meter.stories.tsx': '',
  'libs/screens/src/Measured.tsx':
    "import { Meter } from '@kinemorph/ui/components/Meter';\nimport '@kinemorph/ui/components/Meter.stories';\n",
  'libs/screens/src/Unknown.tsx': "import * as ui from '@kinemorph/ui';\n",
  'libs/screens/src/Home.tsx': "import { Button } from '@kinemorph/ui';\nimport '@kinemorph/ui/theme';\n",
  'libs/screens/src/messages.ts':
    "const files = import.meta.glob<Messages>('./*/messages/*.json', { import: 'default' });",
  'libs/screens/src/screens-by-folder.ts': 'export const loaders = {};\n',
  'libs/screens/src/about-us/AboutUs.tsx': '',
  'libs/screens/src/about-us/AboutUs.stories.tsx': '',
  'libs/screens/src/about-us/model.server.ts': '',
  'libs/screens/src/home/messages/en-US.json': '{}',
  'libs/screens/src/home/messages/de-DE.json': '{}',
};
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'import-graph-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it('follows relative imports, queries, types, re-exports and dynamic imports, and ignores packages', () => {
  expect(importGraph(root)('libs/ui/src/Button.tsx')).toEqual([
    'libs/ui/src/icons.svg',
    'libs/ui/src/tone.ts',
    'libs/ui/src/Button.css.ts',
    'libs/ui/src/Dear.tsx',
  ]);
});

it('follows the entry points of the packages of the repository', () => {
  expect(importGraph(root)('libs/screens/src/Home.tsx')).toEqual(['libs/ui/src/index.ts', 'libs/ui/src/theme.ts']);
});

it('follows an entry point that is a pattern only to the component of the folder', () => {
  expect(importGraph(root)('libs/screens/src/Measured.tsx')).toEqual(['libs/ui/src/components/Meter/Meter.tsx']);
});

it('follows only the names that are imported, with the option byName', () => {
  const byName = importGraph(root, { byName: true });
  expect(byName('libs/screens/src/Home.tsx')).toEqual(['libs/ui/src/Button.tsx', 'libs/ui/src/theme.ts']);
  expect(byName('libs/screens/src/Unknown.tsx')).toEqual(['libs/ui/src/index.ts']);
});

it('returns the files of a glob', () => {
  expect([...importGraph(root)('libs/screens/src/messages.ts')].sort()).toEqual([
    'libs/screens/src/home/messages/de-DE.json',
    'libs/screens/src/home/messages/en-US.json',
  ]);
});

it('returns the component of every screen for the module that the build fills from their folders', () => {
  expect(importGraph(root)('libs/screens/src/screens-by-folder.ts')).toEqual(['libs/screens/src/about-us/AboutUs.tsx']);
});

it('returns no imports for pictures and missing files', () => {
  expect(importGraph(root)('libs/ui/src/icons.svg')).toEqual([]);
  expect(importGraph(root)('libs/ui/src/Gone.tsx')).toEqual([]);
});
