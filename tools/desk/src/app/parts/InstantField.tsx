import type { Instant } from '@kinemorph/content/time';
import { Field } from '@kinemorph/ui';
import { useState } from 'react';
import { wallOf, wallText } from '../../time/local-time.ts';
import { readTyped } from '../../time/typed-instant.ts';

interface InstantFieldProps {
  readonly label: string;
  /** The time zone in which it is shown and typed. */
  readonly zone: string;
  /** Explains the effect of Enter. Shown while the typed instant is not applied yet. */
  readonly hint: string;
  readonly at: Instant;
  readonly onSet: (at: Instant) => void;
}

/** An instant that is typed, and set by Enter. */
export function InstantField({ label, zone, hint, at, onSet }: InstantFieldProps) {
  const asText = wallText(wallOf(at, zone)) + (at % 1000 === 0 ? '' : `.${String(at % 1000).padStart(3, '0')}`);
  const [typed, setTyped] = useState(asText);
  const [shown, setShown] = useState(asText);
  if (shown !== asText) {
    setShown(asText);
    setTyped(asText);
  }
  const read = typed === asText ? { instant: at } : readTyped(typed, zone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if ('instant' in read) onSet(read.instant);
      }}
    >
      <Field
        label={label}
        value={typed}
        error={'problem' in read ? read.problem : undefined}
        hint={typed === asText ? undefined : hint}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}
