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
  /** The texts of the form: for its field, its button and each of its states. */
  labels: {
    email: string;
    placeholder: string;
    button: string;
    busy: string;
    invalid: string;
    success: string;
    failed: string;
  };
  /** Sends the address; rejects if it was not accepted. The error's `userMessage`, if any, is shown to the visitor. */
  onSubmit: (email: string) => Promise<void>;
  /**
   * Returns an address that the visitor typed before, such as one stored before a reload. Called once, in the browser.
   */
  restore?: (() => string | null | undefined) | undefined;
  /** A required checkbox, with the error that is shown while it is not ticked. */
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

/** A form for an e-mail address, which shows the result after it was sent. */
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
              aria-invalid={wrongPart === 'email'}
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

/** The behaviour of the form: validates the address, submits it once and moves the focus to an invalid field. */
function useSubmission({ labels, onSubmit, restore, agreement, onSuccess }: Submission) {
  const email = useRef<HTMLInputElement>(null);
  const agreed = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  // Two presses can happen in one render, so the pending state is kept in a ref.
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

/** Focuses the message, because the focused form is gone. */
function Success({ ref, children }: { ref: Ref<HTMLParagraphElement>; children: string }) {
  return (
    <p ref={ref} className={styles.done} role="status" tabIndex={-1}>
      <Icon name="check" />
      {children}
    </p>
  );
}
