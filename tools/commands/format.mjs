import { run } from './processes.mjs';

/** `npm run format`: formats the files that Prettier knows, all of them or those named, and prints the ones that it changed. */
export function format() {
  const files = process.argv.slice(3);
  return run([
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    '--list-different',
    ...(files.length > 0 ? files : ['.']),
  ]);
}
