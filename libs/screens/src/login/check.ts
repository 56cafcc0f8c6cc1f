import { isAddress } from '@kinemorph/ui';
import type { LoginDoor, LoginLabels } from './model.server.ts';

/** What is wrong with a form, by the part of it that has to change; `form` is about all of it. */
export interface LoginErrors {
  readonly email?: string;
  readonly password?: string;
  readonly form?: string;
}

/** What can be told of a form before it is sent. */
export function checkLogin(
  email: HTMLInputElement,
  password: string,
  rule: LoginDoor['password'],
  labels: LoginLabels,
): LoginErrors {
  // As the API counts: a character beyond the basic plane is one.
  const length = Array.from(password).length;
  const fits = length >= rule.min && length <= (rule.max ?? length);
  return { ...(!isAddress(email) && { email: labels.emailWrong }), ...(!fits && { password: rule.wrong }) };
}
