import { run } from './processes.mjs';

/** `npm run capacity`: what a number of visits takes, from the site map and the timelines. */
export function capacity() {
  return run(['tools/deploy/src/capacity/main.ts', ...process.argv.slice(3)]);
}
