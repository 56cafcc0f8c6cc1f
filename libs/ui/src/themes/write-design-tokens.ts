import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens, themes } from './design-tokens.ts';

// `npm run tokens`, or with another folder: `npm run tokens -- dist/package/tokens`
const folder = process.argv[2] ?? join(import.meta.dirname, '../../dist/tokens');
mkdirSync(folder, { recursive: true });
for (const theme of themes)
  writeFileSync(join(folder, `${theme.name}.tokens.json`), `${JSON.stringify(designTokens(theme), null, 2)}\n`);
