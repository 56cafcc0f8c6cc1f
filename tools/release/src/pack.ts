import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ui } from './ui-package.ts';

/** Packs the built package as for the registry; returns the tarball's path. */
export function pack(folder: string): string {
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: ui.built,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(said) as [{ filename: string }];
  return join(folder, filename);
}
