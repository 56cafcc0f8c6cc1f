import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontsFolder, makeAll } from './make-all.ts';
import { licence } from './make.ts';

const files = await makeAll();
await mkdir(fontsFolder, { recursive: true });
for (const name of await readdir(fontsFolder)) await rm(join(fontsFolder, name));
for (const [name, bytes] of files) await writeFile(join(fontsFolder, name), bytes);
await copyFile(licence, join(fontsFolder, 'OFL.txt'));
for (const [name, { length }] of files) console.log(`${name}  ${length} bytes`);
