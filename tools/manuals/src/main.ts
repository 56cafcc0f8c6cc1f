import { messages } from '@kinemorph/i18n/vite';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as make from './make.ts';

const folder = fileURLToPath(new URL('../../../libs/content/dist/manuals/', import.meta.url));

// Words and pictures are found as the sites find them: by Vite.
const { module } = await runnerImport<typeof make>(fileURLToPath(new URL('./make.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'warn',
  plugins: [messages()],
  environments: { inline: { resolve: { noExternal: [/^@kinemorph\//, 'intl-messageformat'] } } },
});

const made = [];
for (const region of module.manualRegions) made.push(...(await module.makeManuals(region)));
made.sort((a, b) => (a.name < b.name ? -1 : 1));

await mkdir(folder, { recursive: true });
for (const { name, pdf } of made) await writeFile(`${folder}${name}`, pdf);
await writeFile(`${folder}sizes.json`, `${JSON.stringify(Object.fromEntries(made.map(({ name, pdf }) => [name, pdf.length])), null, 2)}\n`);
const kept = new Set(['sizes.json', ...made.map(({ name }) => name)]);
for (const name of await readdir(folder)) if (!kept.has(name)) await rm(`${folder}${name}`);

const bytes = made.reduce((sum, { pdf }) => sum + pdf.length, 0);
process.stdout.write(`${made.length} manuals, ${(bytes / 1e6).toFixed(1)} MB\n`);
