import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that are used most, from the leaks of other sites: the first that anybody would try. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is too common to protect an account, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
