import { run } from './processes.mjs';

/** `npm run content -- check|timeline|prices`: commands for content editors of a region. */
export function content() {
  return run(['tools/content-cli/src/main.ts', ...process.argv.slice(3)]);
}
