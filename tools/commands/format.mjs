import { run } from './processes.mjs';

/** `npm run format`: formats all files or the given ones with Prettier, and prints the changed ones. */
export function format() {
  const files = process.argv.slice(3);
  return run([
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    '--list-different',
    ...(files.length > 0 ? files : ['.']),
  ]);
}
