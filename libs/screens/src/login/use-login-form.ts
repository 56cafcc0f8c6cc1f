import type { Credentials, Door } from '@kinemorph/api-client';
import type { CallProblem } from '@kinemorph/site';
import { useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import { errorsOf } from './answer.ts';
import { checkLogin, type LoginErrors } from './check.ts';
import type { LoginDoor, LoginLabels } from './model.server.ts';

/** Tries to log in; resolves to a problem, or to nothing when it went well. */
export type Enter = (door: Door, credentials: Credentials) => Promise<CallProblem | undefined>;

/** What a form is doing. What is typed stays in its fields, whatever becomes of it. */
export interface LoginFormState {
  readonly email: RefObject<HTMLInputElement | null>;
  readonly password: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  readonly errors: LoginErrors;
  readonly submit: (event: SubmitEvent) => Promise<void>;
  /** Takes away what is no longer true of a field while it is corrected. */
  readonly correct: (event: InputEvent) => void;
}

/** The behaviour of one form: checks it, sends it once, and leads to what is wrong. */
export function useLoginForm({ door, password: rule }: LoginDoor, labels: LoginLabels, enter: Enter): LoginFormState {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // Two presses can share one render, so what is on its way is kept outside of it.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<LoginErrors>({});

  /** @returns whether something is wrong */
  function tell(found: LoginErrors): boolean {
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
    if (tell(checkLogin(address, secret.value, rule, labels))) return;
    sending.current = true;
    setBusy(true);
    const problem = await enter(door, { email: address.value.trim(), password: secret.value });
    sending.current = false;
    setBusy(false);
    if (problem) tell(errorsOf(problem, rule, labels));
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
