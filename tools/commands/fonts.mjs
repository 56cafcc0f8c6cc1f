import { run } from './processes.mjs';

/** `npm run fonts`: cuts the fonts of ui anew, which are committed. */
export function fonts() {
  return run(['tools/fonts/src/main.ts', ...process.argv.slice(3)]);
}
