import { bench } from './bench.mjs';
import { gate } from './gate.mjs';
import { install } from './install.mjs';
import { dev, start } from './serve.mjs';
import { storybook } from './storybook.mjs';

/** What `npm start`, `npm test` and the others run. Plain JavaScript for the machine's own Node: it brings the project's. */
const commands = { start, test: gate, dev, storybook, bench };

const name = process.argv[2] ?? '';
const command = Object.hasOwn(commands, name) ? commands[/** @type {keyof typeof commands} */ (name)] : undefined;
try {
  if (!command) throw new Error(`"${name}" is no command: write one of ${Object.keys(commands).join(', ')}.`);
  await install();
  process.exitCode = await command();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
