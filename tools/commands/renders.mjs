import { run } from './processes.mjs';

/** `npm run renders`: makes the product pictures that are missing or out of date. */
export function renders() {
  return run(['tools/renders/src/main.ts', ...process.argv.slice(3)]);
}
