import { writeFileSync } from 'node:fs';
import { builtNames } from './consumer-project.ts';
import { measureSizes } from './sizes.ts';
import { ui } from './ui-package.ts';

// `npx nx run @kinemorph/release:sizes`: measures the built package and saves the result as the accepted table.
const sizes = await measureSizes(builtNames());
const lines = Object.entries(sizes).map(
  ([name, { js, css }]) => `  ${JSON.stringify(name)}: { "js": ${js}, "css": ${css} }`,
);
writeFileSync(ui.lastSizes, `{\n${lines.join(',\n')}\n}\n`);
console.log(`Wrote the sizes of ${lines.length} exports to libs/ui/sizes.json, gzipped.`);
