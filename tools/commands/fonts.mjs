import { run } from './processes.mjs';

/** `npm run fonts`: generates the font files of ui, which are committed. */
export function fonts() {
  return run(['tools/fonts/src/main.ts', ...process.argv.slice(3)]);
}
