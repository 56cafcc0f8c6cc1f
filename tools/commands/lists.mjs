import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Mistake } from './mistake.mjs';
import { node, root } from './workspace.mjs';

/** Writes the modules that list the folders of the content and of themes, which are not committed. */
export function writeLists() {
  const { status } = spawnSync(node, [join(root, 'libs/content/build/write-lists.ts')], { stdio: 'inherit' });
  if (status !== 0)
    throw new Mistake(
      'The lists of campaigns, products, regions, themes and locales could not be written: libs/content/build/lists.ts failed.',
    );
}
