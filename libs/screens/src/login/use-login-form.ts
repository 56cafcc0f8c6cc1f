import type { Credentials, LoginMethod } from '@kinemorph/api-client';
import type { CallProblem } from '@kinemorph/site';
import { useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import { errorsOf } from './login-errors.ts';
import { checkLogin, type LoginErrors } from './validate-login.ts';
import type { LoginFormModel, LoginLabels } from './model.server.ts';

/** Tries to log in; resolves to a problem, or to undefined after success. */
export type LogIn = (method: LoginMethod, credentials: Credentials) => Promise<CallProblem | undefined>;

/** The state of a form. The typed text stays in its fields, whatever the result. */
export interface LoginFormState {
  readonly email: RefObject<HTMLInputElement | null>;
  readonly password: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  readonly errors: LoginErrors;
  readonly submit: (event: SubmitEvent) => Promise<void>;
  /** Removes the errors of a field once it is corrected. */
  readonly correct: (event: InputEvent) => void;
}

/** Controls one form: checks it, sends it once, and moves the focus to the wrong field. */
export function useLoginForm(
  { method, password: rule }: LoginFormModel,
  labels: LoginLabels,
  logIn: LogIn,
): LoginFormState {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // Two presses can share one render, so the pending state is a ref.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<LoginErrors>({});

  /** @returns true if there are errors */
  function showErrors(found: LoginErrors): boolean {
    setErrors(found);
    if (found.email) email.current?.focus();
    else if (found.password) {
      password.current?.focus();
      password.current?.select();
    }
    return Object.keys(found).length > 0;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const [address, secret] = [email.current, password.current];
    if (!address || !secret || sending.current) return;
    if (showErrors(checkLogin(address, secret.value, rule, labels))) return;
    sending.current = true;
    setBusy(true);
    const problem = await logIn(method, { email: address.value.trim(), password: secret.value });
    sending.current = false;
    setBusy(false);
    if (problem) showErrors(errorsOf(problem, rule, labels));
  }

  function correct({ target }: InputEvent): void {
    const [address, secret] = [email.current, password.current];
    if (!address || !secret || Object.keys(errors).length === 0) return;
    const left = checkLogin(address, secret.value, rule, labels);
    setErrors(({ email: ofEmail, password: ofPassword }) => ({
      ...(ofEmail && (target !== address || left.email) && { email: ofEmail }),
      ...(ofPassword && (target !== secret || left.password) && { password: ofPassword }),
    }));
  }

  return { email, password, busy, errors, submit, correct };
}
