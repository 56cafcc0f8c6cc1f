import { browsers } from './browsers.mjs';
import { build } from './build.mjs';
import { capacity } from './capacity.mjs';
import { chromatic } from './chromatic.mjs';
import { content } from './content.mjs';
import { desk } from './desk.mjs';
import { edge } from './edge.mjs';
import { fonts } from './fonts.mjs';
import { format } from './format.mjs';
import { gate } from './gate.mjs';
import { installWhenNeeded, requireNode } from './install.mjs';
import { writeLists } from './lists.mjs';
import { Mistake } from './mistake.mjs';
import { generate } from './new.mjs';
import { onBuiltSites } from './on-built-sites.mjs';
import { release } from './release.mjs';
import { renders } from './renders.mjs';
import { dev, start } from './serve.mjs';
import { storybook } from './storybook.mjs';
import { visual } from './visual.mjs';

/**
 * The commands behind npm's scripts. Plain JavaScript for the machine's own Node, since the project's Node is installed
 * by them.
 * @type {Record<string, () => Promise<number>>}
 */
const commands = {
  start,
  test: gate,
  format,
  dev,
  build,
  scale: onBuiltSites('tools/deploy/src/scale/main.ts'),
  edge,
  capacity,
  storybook,
  bench: onBuiltSites('tools/bench/src/main.ts'),
  budgets: onBuiltSites('tools/budgets/src/main.ts'),
  soak: onBuiltSites('tools/soak/src/main.ts'),
  release,
  renders,
  fonts,
  content,
  new: generate,
  remove: generate,
  archive: generate,
  desk,
  visual,
  browsers,
  chromatic,
  observatory: onBuiltSites('tools/observatory/src/main.ts'),
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Mistake(`Say which command to run: ${Object.keys(commands).join(', ')}.`);
  requireNode();
  installWhenNeeded();
  writeLists();
  process.exitCode = await command();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
