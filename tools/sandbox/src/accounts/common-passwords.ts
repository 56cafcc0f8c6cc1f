import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords in leaks of other sites, which attackers try first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Returns true if a password is too common to protect an account; case is ignored. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
