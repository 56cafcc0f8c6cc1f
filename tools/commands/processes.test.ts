import { describe, expect, it } from 'vitest';
import { Crew, interrupted, run } from './processes.mjs';

const forever = ['-e', 'setInterval(() => {}, 1000)'];

describe('programs', () => {
  it('answer their exit code', async () => {
    expect(await run(['-e', 'process.exit(3)'])).toBe(3);
  });

  it('are not taken for interrupted when they end with that code by themselves', async () => {
    expect(await run(['-e', `process.exit(${interrupted})`])).toBe(1);
  });

  it('run under the installed Node, and find it first', async () => {
    const check =
      "process.exit(require('node:child_process').execSync('node -v').toString().trim() === process.version && process.version.startsWith('v24.') ? 0 : 1)";
    expect(await run(['-e', check])).toBe(0);
  });

  it('of a crew say who ended first, and with which code', async () => {
    const crew = new Crew();
    crew.start({ name: 'steady', args: forever });
    crew.start({ name: 'hasty', args: ['-e', 'process.exit(7)'] });
    expect(await crew.firstToEnd).toEqual({ name: 'hasty', code: 7, signal: null });
    await crew.stop();
  });

  it('of a crew all end when it stops', async () => {
    const crew = new Crew();
    crew.start({ name: 'one', args: forever });
    crew.start({ name: 'two', args: forever });
    await crew.stop();
    expect((await crew.firstToEnd).signal).toBe('SIGTERM');
  });
});
