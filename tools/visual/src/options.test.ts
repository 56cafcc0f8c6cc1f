import { Mistake } from '@kinemorph/commands/mistake';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options', () => {
  it('compare everything by default', () => {
    expect(readOptions([])).toMatchObject({
      only: undefined,
      accept: undefined,
      affected: undefined,
      repeat: undefined,
      list: false,
    });
    expect(readOptions([])?.workers).toBeGreaterThan(0);
  });

  it('limit the run to what is to be accepted, unless --only is given', () => {
    expect(readOptions(['--accept', 'components-*'])).toMatchObject({
      only: ['components-*'],
      accept: ['components-*'],
    });
    expect(readOptions(['--accept', 'all', '--only', 'a', '--only', 'b'])).toMatchObject({
      only: ['a', 'b'],
      accept: ['all'],
    });
  });

  it('compare with main by default, or with the commit after --since', () => {
    expect(readOptions(['--affected'])?.affected).toBe('main');
    expect(readOptions(['--affected', '--since', 'HEAD~3'])?.affected).toBe('HEAD~3');
    expect(readOptions(['--since', 'HEAD~3'])?.affected).toBeUndefined();
  });

  it('are undefined with --help', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it.each([
    [['--repeat', '1']],
    [['--repeat', 'five']],
    [['--workers', '0']],
    [['--accept', 'all', '--repeat', '5']],
    [['--acept', 'all']],
    [['button']],
  ])('%j throw an error that names the mistake', (args) => {
    expect(() => readOptions(args)).toThrow(Mistake);
    expect(() => readOptions(args)).toThrow(args[0]?.replace('--acept', 'acept').slice(0, 6));
  });
});
