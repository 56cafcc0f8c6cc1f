import { Button, Checkbox, Icon, useHydrated } from '@kinemorph/ui';
import type { Ref } from 'react';
import * as styles from './SupportForm.css.ts';
import { fieldId, RequestField } from './RequestField.tsx';
import type { FormModel } from './model.server.ts';
import { consentName, useRequestForm } from './use-request-form.ts';

/**
 * A form that asks something of the company. Before React runs the browser can't send it, and its fields have no names: nothing typed gets into
 * an address. A press of its button is repeated by React.
 */
export function RequestForm({ onSent, ...model }: FormModel & { readonly onSent: (number: string) => void }) {
  const { form, summary, busy, errors, failure, submit, onInput, onBlur } = useRequestForm(model, onSent);
  const hydrated = useHydrated();
  const { fields: asked, consent, labels, file } = model;
  const wrong = [...asked.map(({ name }) => name), consentName].flatMap((name) => {
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
        <p className={styles.failure}>
          <Icon name="alert" />
          {labels.needsScript}
        </p>
      </noscript>
      {wrong.length > 0 && <Summary ref={summary} title={labels.summary} wrong={wrong} />}
      {asked.map((field) => (
        <RequestField
          key={field.name}
          field={field}
          named={hydrated}
          error={errors[field.name]}
          fileTypes={file.types}
        />
      ))}
      <Consent parts={consent} named={hydrated} error={errors[consentName]} />
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
      <div>
        <Button type={hydrated ? 'submit' : 'button'} size="large" busy={busy}>
          {busy ? labels.busy : labels.button}
        </Button>
      </div>
      <p className={styles.soft}>{labels.kept}</p>
    </form>
  );
}

interface SummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly wrong: readonly { readonly name: string; readonly error: string }[];
}

/** The list of mistakes: each is a link to its field. */
function Summary({ ref, title, wrong }: SummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} role="group" className={styles.summary} aria-labelledby="form-summary">
      <h3 id="form-summary" className={styles.summaryTitle}>
        {title}
      </h3>
      <ul className={styles.errorList}>
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
      </ul>
    </div>
  );
}

interface ConsentProps {
  readonly parts: FormModel['consent'];
  /** Whether it has a name already. */
  readonly named: boolean;
  readonly error: string | undefined;
}

/** The box that has to be ticked. */
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
