import { run } from './processes.mjs';

/** `npm run release`: a new version of the published package, as its version plans say. */
export function release() {
  return run(['tools/release/src/release.ts', ...process.argv.slice(3)]);
}
