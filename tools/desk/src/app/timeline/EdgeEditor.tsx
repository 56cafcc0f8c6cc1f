import type { Instant } from '@kinemorph/content/time';
import { Field } from '@kinemorph/ui';
import { useState } from 'react';
import type { Bar, Edge } from '../../api.ts';
import { wallOf, wallText } from '../../time/local-time.ts';
import { ChangeForm } from '../parts/ChangeForm.tsx';

const labels = { opens: 'Begins, in local time', closes: 'Ends, in local time' } as const;

/** Moves an end of a bar: a typed local instant, checked as it is typed, written by a press. */
export function EdgeEditor({
  bar,
  edge,
  dropped,
}: {
  readonly bar: Bar;
  readonly edge: Edge;
  readonly dropped: Instant | undefined;
}) {
  const at = bar[edge] ?? 0;
  const asWritten = wallText(wallOf(at, bar.zone));
  const [typed, setTyped] = useState(asWritten);
  const [from, setFrom] = useState({ at, dropped });
  // The content or the pointer moved it: the field updates, unless that would discard typed text.
  if (from.at !== at || from.dropped !== dropped) {
    setFrom({ at, dropped });
    if (from.dropped !== dropped && dropped !== undefined) setTyped(wallText(wallOf(dropped, bar.zone)));
    else if (typed.trim() === wallText(wallOf(from.at, bar.zone))) setTyped(asWritten);
  }
  const request = typed.trim() === asWritten ? undefined : ({ kind: 'instant', bar: bar.id, edge, typed } as const);
  return (
    <ChangeForm request={request} onReset={() => setTyped(asWritten)}>
      {(error) => (
        <Field
          label={labels[edge]}
          hint={`As a clock in ${bar.zone} shows it, like 2024-12-06 00:00`}
          value={typed}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </ChangeForm>
  );
}
