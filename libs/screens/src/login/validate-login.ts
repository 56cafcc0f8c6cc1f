import { isAddress } from '@kinemorph/ui';
import type { LoginFormModel, LoginLabels } from './model.server.ts';

/** The errors of a form, by the field to change; `form` is about the whole. */
export interface LoginErrors {
  readonly email?: string;
  readonly password?: string;
  readonly form?: string;
}

/** Returns the errors that can be found before a form is sent. */
export function checkLogin(
  email: HTMLInputElement,
  password: string,
  rule: LoginFormModel['password'],
  labels: LoginLabels,
): LoginErrors {
  // As the API counts: a character beyond the basic plane counts as one.
  const length = Array.from(password).length;
  const fits = length >= rule.min && length <= (rule.max ?? length);
  return { ...(!isAddress(email) && { email: labels.emailWrong }), ...(!fits && { password: rule.wrong }) };
}
