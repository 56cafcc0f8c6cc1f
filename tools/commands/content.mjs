import { run } from './processes.mjs';

/** `npm run content -- check|timeline|prices`: commands for content editors of a region. */
export function content() {
  return run(['tools/content/src/main.ts', ...process.argv.slice(3)]);
}
