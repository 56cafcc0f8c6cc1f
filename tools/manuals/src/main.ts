import { messages } from '@kinemorph/i18n/vite';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as make from './make.ts';
import type * as pressKit from './press-kit.ts';

const dist = fileURLToPath(new URL('../../../libs/content/dist/', import.meta.url));

// Texts and pictures are resolved by Vite, as on the sites.
const load = async <Module>(file: string) =>
  (
    await runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)), {
      configFile: false,
      logLevel: 'warn',
      plugins: [messages()],
      environments: { inline: { resolve: { noExternal: [/^@kinemorph\//, 'intl-messageformat'] } } },
    })
  ).module;

const { makeManuals, manualRegions } = await load<typeof make>('./make.ts');
const manuals = [];
for (const region of manualRegions) manuals.push(...(await makeManuals(region)));
await write(
  'manuals',
  manuals.map(({ name, pdf }) => ({ name, bytes: pdf })),
);

const { makePressKits } = await load<typeof pressKit>('./press-kit.ts');
await write(
  'press-kits',
  (await makePressKits()).map(({ name, zip }) => ({ name, bytes: zip })),
);

/** Writes files into a folder with a list of their sizes, and removes its previous content. */
async function write(
  kind: string,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<void> {
  const folder = `${dist}${kind}/`;
  const made = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of made) await writeFile(`${folder}${name}`, bytes);
  await writeFile(
    `${folder}sizes.json`,
    `${JSON.stringify(Object.fromEntries(made.map(({ name, bytes }) => [name, bytes.length])), null, 2)}\n`,
  );
  const kept = new Set(['sizes.json', ...made.map(({ name }) => name)]);
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(`${folder}${name}`);
  const total = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
  process.stdout.write(`${made.length} ${kind}, ${(total / 1e6).toFixed(1)} MB\n`);
}
