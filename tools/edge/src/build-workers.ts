import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('build.ts', import.meta.url));

/** Builds the workers of both sites, in a process of its own: what a test sets in its environment would build them for development. */
export function buildWorkers(): void {
  execFileSync(process.execPath, [program], { env: { PATH: process.env.PATH }, stdio: 'inherit' });
}
