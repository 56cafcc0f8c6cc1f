import { run } from './processes.mjs';

/** `npm run new -- component <Name>` and `npm run remove -- component <Name>`: make what a new thing needs, or take it out again. */
export function generate() {
  return run(['tools/generators/src/main.ts', ...process.argv.slice(2)]);
}
