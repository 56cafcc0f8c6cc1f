import { describe, expect, it } from 'vitest';
import { Crew, interrupted, run } from './processes.mjs';

const forever = ['-e', 'setInterval(() => {}, 1000)'];

describe('programs', () => {
  it('return their exit code', async () => {
    expect(await run(['-e', 'process.exit(3)'])).toBe(3);
  });

  it('are not reported as interrupted when they exit with that code themselves', async () => {
    expect(await run(['-e', `process.exit(${interrupted})`])).toBe(1);
  });

  it('run under the installed Node, and find it first in PATH', async () => {
    const check =
      "process.exit(require('node:child_process').execSync('node -v').toString().trim() === process.version && process.version.startsWith('v24.') ? 0 : 1)";
    expect(await run(['-e', check])).toBe(0);
  });

  it('of a crew report which one ended first, and with which code', async () => {
    const crew = new Crew();
    crew.start({ name: 'steady', args: forever });
    crew.start({ name: 'hasty', args: ['-e', 'process.exit(7)'] });
    expect(await crew.firstToEnd).toEqual({ name: 'hasty', code: 7, signal: null });
    await crew.stop();
  });

  it('of a crew are ended by SIGTERM when the crew stops', async () => {
    const crew = new Crew();
    crew.start({ name: 'one', args: forever });
    crew.start({ name: 'two', args: forever });
    await crew.stop();
    expect((await crew.firstToEnd).signal).toBe('SIGTERM');
  });
});
