import { run } from './processes.mjs';

/** `npm run content -- check|timeline|prices`: for those who keep a region's content. */
export function content() {
  return run(['tools/content/src/main.ts', ...process.argv.slice(3)]);
}
