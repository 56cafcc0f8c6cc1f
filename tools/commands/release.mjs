import { run } from './processes.mjs';

/** `npm run release`: releases a new version of the published package, according to its version plans. */
export function release() {
  return run(['tools/release/src/release.ts', ...process.argv.slice(3)]);
}
