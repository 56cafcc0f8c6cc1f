import { describe, expect, it } from 'vitest';
import { Mistake, readOptions } from './options.ts';

describe('the options', () => {
  it('compare everything when nothing is said', () => {
    expect(readOptions([])).toMatchObject({
      only: undefined,
      accept: undefined,
      affected: undefined,
      repeat: undefined,
      list: false,
    });
    expect(readOptions([])?.workers).toBeGreaterThan(0);
  });

  it('look only at what is to be accepted', () => {
    expect(readOptions(['--accept', 'components-*'])).toMatchObject({
      only: ['components-*'],
      accept: ['components-*'],
    });
    expect(readOptions(['--accept', 'all', '--only', 'a', '--only', 'b'])).toMatchObject({
      only: ['a', 'b'],
      accept: ['all'],
    });
  });

  it('compare with main where another commit is not named', () => {
    expect(readOptions(['--affected'])?.affected).toBe('main');
    expect(readOptions(['--affected', '--since', 'HEAD~3'])?.affected).toBe('HEAD~3');
    expect(readOptions(['--since', 'HEAD~3'])?.affected).toBeUndefined();
  });

  it('are undefined when help is wanted', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it.each([
    [['--repeat', '1']],
    [['--repeat', 'five']],
    [['--workers', '0']],
    [['--accept', 'all', '--repeat', '5']],
    [['--acept', 'all']],
    [['button']],
  ])('%j is a mistake that names itself', (args) => {
    expect(() => readOptions(args)).toThrow(Mistake);
    expect(() => readOptions(args)).toThrow(args[0]?.replace('--acept', 'acept').slice(0, 6));
  });
});
