import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder } from './build-folder.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

for (const site of readdirSync(join(workspace, 'apps'))) {
  const { build, files } = await buildFolder(
    site,
    join(workspace, 'apps', site, 'dist'),
    join(workspace, 'dist', site),
  );
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`dist/${site}  build ${build}, ${files.length} files, ${megabytes.toFixed(1)} MB: node main.js`);
}
