import { Button, Checkbox, Failure, Stack, Text, useHydrated } from '@kinemorph/ui';
import type { Ref } from 'react';
import * as styles from './SupportForm.css.ts';
import { fieldId, RequestField } from './RequestField.tsx';
import type { FormModel } from './model.server.ts';
import { consentName, useRequestForm } from './use-request-form.ts';

/**
 * A form with a request to the company. Before React runs the browser can't send it, and its fields have no names, so
 * that no typed text gets into an address. A press of its button is repeated by React.
 */
export function RequestForm({ onSent, ...model }: FormModel & { readonly onSent: (number: string) => void }) {
  const { form, summary, busy, errors, failure, submit, onInput, onBlur } = useRequestForm(model, onSent);
  const hydrated = useHydrated();
  const { fields: fields, consent, labels, file } = model;
  const wrong = [...fields.map(({ name }) => name), consentName].flatMap((name) => {
    const error = errors[name];
    return error === undefined ? [] : [{ name, error }];
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      data-query=""
      onSubmit={(event) => void submit(event)}
      onInput={onInput}
      onBlur={onBlur}
      aria-labelledby="form"
    >
      <noscript>
        <Failure>{labels.needsScript}</Failure>
      </noscript>
      {wrong.length > 0 && <Summary ref={summary} title={labels.summary} wrong={wrong} />}
      {fields.map((field) => (
        <RequestField
          key={field.name}
          field={field}
          named={hydrated}
          error={errors[field.name]}
          fileTypes={file.types}
        />
      ))}
      <Consent parts={consent} named={hydrated} error={errors[consentName]} />
      {failure !== undefined && <Failure announced>{failure}</Failure>}
      <div>
        <Button type={hydrated ? 'submit' : 'button'} size="large" busy={busy}>
          {busy ? labels.busy : labels.button}
        </Button>
      </div>
      <Text size="small" tone="soft">
        {labels.kept}
      </Text>
    </form>
  );
}

interface SummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly wrong: readonly { readonly name: string; readonly error: string }[];
}

/** Renders the list of errors: each is a link to its field. */
function Summary({ ref, title, wrong }: SummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} role="group" className={styles.summary} aria-labelledby="form-summary">
      <h3 id="form-summary" className={styles.summaryTitle}>
        {title}
      </h3>
      <Stack as="ul" space="xs">
        {wrong.map(({ name, error }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </Stack>
    </div>
  );
}

interface ConsentProps {
  readonly parts: FormModel['consent'];
  /** False before React runs. */
  readonly named: boolean;
  readonly error: string | undefined;
}

/** Renders the check box for the required consent. */
function Consent({ parts, named, error }: ConsentProps) {
  return (
    <Checkbox
      id={fieldId(consentName)}
      name={named ? consentName : undefined}
      label={parts.map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={href} href={href}>
            {text}
          </a>
        ),
      )}
      error={error}
      required
    />
  );
}
