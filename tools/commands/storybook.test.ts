import { describe, expect, it } from 'vitest';
import { readPort } from './storybook.mjs';

describe('npm run storybook', () => {
  it('listens on 6006, or on the given port', () => {
    expect(readPort([])).toBe(6006);
    expect(readPort(['--port', '6100'])).toBe(6100);
    expect(readPort(['-p', '6100'])).toBe(6100);
  });

  it.each([['--port', 'x'], ['--port', '0'], ['--port', '70000'], ['--prot', '6100'], ['6100']])(
    'rejects %s %s and shows the correct command',
    (...args) => {
      expect(() => readPort(args)).toThrow(/npm run storybook -- --port 6100/);
    },
  );
});
