import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('build.ts', import.meta.url));

/**
 * Builds the workers of both sites in a separate process: with the environment of a test, they would be built for
 * development.
 */
export function buildWorkers(): void {
  execFileSync(process.execPath, [program], { env: { PATH: process.env.PATH }, stdio: 'inherit' });
}
