import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('check for common passwords', () => {
  it.each(['password', 'Password', '12345678', 'qwertyuiop', 'PASSWORD1', 'ｐａｓｓｗｏｒｄ'])(
    'recognizes %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['correct horse battery', 'nanoseconds are long', 'a seam opens', 'パスワードを忘れた', ''])(
    'does not recognize %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
