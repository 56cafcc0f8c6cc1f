import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSboms } from './write-sboms.ts';

// `npx nx run @kinemorph/release:sboms`: the bills of materials of a release that is tagged already, for the workflow
// that publishes it.
const root = fileURLToPath(new URL('../../../', import.meta.url));
for (const file of writeSboms(`${root}dist/sbom`)) console.log(relative(root, file));
