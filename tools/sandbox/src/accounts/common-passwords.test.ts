import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each(['password', 'Password', '12345678', 'qwertyuiop', 'PASSWORD1', 'ｐａｓｓｗｏｒｄ'])(
    'like %j is known',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['correct horse battery', 'nanoseconds are long', 'a seam opens', 'パスワードを忘れた', ''])(
    'is not %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
