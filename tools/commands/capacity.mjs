import { run } from './processes.mjs';

/** `npm run capacity`: the capacity that a number of visits needs, from the site map and the timelines. */
export function capacity() {
  return run(['tools/deploy/src/capacity/main.ts', ...process.argv.slice(3)]);
}
