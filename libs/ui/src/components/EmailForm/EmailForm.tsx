'use client';

import { clsx } from 'clsx';
import { type ReactNode, type Ref, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/browser.ts';
import type { Root } from '../../props.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError } from '../Field/FieldNotes.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isAddress } from './address.ts';
import * as styles from './EmailForm.css.ts';

type EmailFormProps = {
  /** The texts of the form: its field, its button, and what it says in each state. */
  labels: {
    email: string;
    placeholder: string;
    button: string;
    busy: string;
    invalid: string;
    success: string;
    failed: string;
  };
  /** Rejects when the address was not taken; a `userMessage` on the error is shown in its words. */
  onSubmit: (email: string) => Promise<void>;
  /** Returns an address that was typed before, such as one that was kept over a reload. Called once, in the browser. */
  restore?: (() => string | null | undefined) | undefined;
  /** A box that must be ticked, and what is said when it is not. */
  agreement?: { label: ReactNode; required: string } | undefined;
  /** The tone of the button; see `Button`. */
  tone?: 'action' | 'outline' | undefined;
  /** The name of the field. */
  name?: string | undefined;
  /** Called once the address is accepted. */
  onSuccess?: (() => void) | undefined;
};

type State = { at: 'open' | 'busy' | 'done' } | { at: 'wrong'; part: 'email' | 'agreement' | 'whole'; message: string };

function messageOf(error: unknown, otherwise: string) {
  const said = (error as { userMessage?: unknown } | null | undefined)?.userMessage;
  return typeof said === 'string' && said ? said : otherwise;
}

/** Takes one e-mail address, and says what became of it. */
export function EmailForm({
  labels,
  onSubmit,
  restore,
  agreement,
  tone = 'action',
  name = 'email',
  onSuccess,
  className,
  ...rest
}: EmailFormProps & Root<'div'>) {
  const id = useId();
  const hydrated = useHydrated();
  const { email, agreed, result, state, submit } = useSubmission({ labels, onSubmit, restore, agreement, onSuccess });
  const busy = state.at === 'busy';
  const wrongPart = state.at === 'wrong' ? state.part : undefined;
  const alertId = `${id}a`;
  return (
    <div {...rest} className={clsx(styles.whole, className)}>
      {state.at === 'done' ? (
        <Success ref={result}>{labels.success}</Success>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <label htmlFor={id}>
            <VisuallyHidden>{labels.email}</VisuallyHidden>
          </label>
          <div className={styles.row}>
            {/* No name before hydration: a plain GET must not put the address into the URL. */}
            <input
              ref={email}
              id={id}
              className={fieldStyles.input}
              name={hydrated ? name : undefined}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              placeholder={labels.placeholder}
              readOnly={busy}
              aria-invalid={wrongPart === 'email' || undefined}
              aria-describedby={wrongPart === 'email' || wrongPart === 'whole' ? alertId : undefined}
            />
            <Button type="submit" tone={tone} busy={busy}>
              {busy ? labels.busy : labels.button}
            </Button>
          </div>
          {agreement && (
            <Checkbox
              ref={agreed}
              label={agreement.label}
              required
              error={wrongPart === 'agreement' ? agreement.required : undefined}
            />
          )}
          {state.at === 'wrong' && wrongPart !== 'agreement' && <FieldError id={alertId}>{state.message}</FieldError>}
        </form>
      )}
    </div>
  );
}

type Submission = Pick<EmailFormProps, 'labels' | 'onSubmit' | 'restore' | 'agreement' | 'onSuccess'>;

/** What the form does: checks an address, sends it once, and leads to what is wrong. */
function useSubmission({ labels, onSubmit, restore, agreement, onSuccess }: Submission) {
  const email = useRef<HTMLInputElement>(null);
  const agreed = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  // Two presses can share one render, so what is on its way is kept outside of it.
  const sending = useRef(false);
  const [state, setState] = useState<State>({ at: 'open' });

  const putBack = useEffectEvent(() => {
    const kept = restore?.();
    if (kept && email.current?.value === '') email.current.value = kept;
  });
  useEffect(() => putBack(), []);

  useEffect(() => {
    if (state.at === 'done') result.current?.focus();
  }, [state.at]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const field = email.current;
    if (!field || sending.current) return;
    if (!isAddress(field)) {
      setState({ at: 'wrong', part: 'email', message: labels.invalid });
      field.focus();
      return;
    }
    if (agreement && !agreed.current?.checked) {
      setState({ at: 'wrong', part: 'agreement', message: agreement.required });
      agreed.current?.focus();
      return;
    }
    sending.current = true;
    setState({ at: 'busy' });
    try {
      await onSubmit(field.value.trim());
      setState({ at: 'done' });
      onSuccess?.();
    } catch (error) {
      setState({ at: 'wrong', part: 'whole', message: messageOf(error, labels.failed) });
    } finally {
      sending.current = false;
    }
  }

  return { email, agreed, result, state, submit };
}

/** Takes the focus, which the form had. */
function Success({ ref, children }: { ref: Ref<HTMLParagraphElement>; children: string }) {
  return (
    <p ref={ref} className={styles.done} role="status" tabIndex={-1}>
      <Icon name="check" />
      {children}
    </p>
  );
}
