import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const entry = fileURLToPath(new URL('../container/entry.sh', import.meta.url));
let folder = '';
const at = (path: string) => join(folder, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-container-'));
  write('repository/.gitignore', 'node_modules/\nreports/\n');
  write('repository/tools/visual/baselines/box--one/mobile.webp', 'before');
  write('repository/tools/visual/baselines/box--gone/mobile.webp', 'before');
  write('repository/node_modules/of-another-machine.txt', 'x');
  for (const args of [
    ['init', '-q'],
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'The base'],
  ])
    execFileSync('git', args, { cwd: at('repository') });
  // A replacement for npm: it records its arguments, accepts one picture and removes another.
  write(
    'bin/npm',
    '#!/bin/sh\necho "npm $*" >> "$SAID"\nif [ "$1" = run ]; then git log -1 --format=%s >> "$SAID"; echo after > tools/visual/baselines/box--one/mobile.webp; rm -r tools/visual/baselines/box--gone; mkdir -p reports/visual; echo page > reports/visual/index.html; exit 1; fi\n',
  );
  chmodSync(at('bin/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the container', () => {
  it('runs on a copy without node_modules, and returns pictures, the report and the exit code', () => {
    const env = {
      ...process.env,
      HOME: folder,
      SAID: at('said.txt'),
      REPOSITORY: at('repository'),
      COPY: at('copy'),
      PATH: [at('bin'), process.env['PATH']].join(delimiter),
    };
    expect(spawnSync('sh', [entry, '--accept', 'box--*'], { env }).status).toBe(1);
    expect(readFileSync(at('said.txt'), 'utf8')).toBe(
      'npm ci --no-audit --no-fund\nnpm run visual -- --accept box--*\nThe base\n',
    );
    expect(existsSync(at('copy/node_modules'))).toBe(false);
    expect(readFileSync(at('repository/tools/visual/baselines/box--one/mobile.webp'), 'utf8')).toBe('after\n');
    expect(existsSync(at('repository/tools/visual/baselines/box--gone'))).toBe(false);
    expect(existsSync(at('repository/reports/visual/index.html'))).toBe(true);
  });
});
