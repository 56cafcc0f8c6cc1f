import { Fragment } from 'react';
import * as viewStyles from '../views/TimelineView.css.ts';

/** A list of names with values; undefined values are left out. */
export function Facts({
  facts,
  className,
}: {
  readonly facts: Readonly<Record<string, string | undefined>>;
  readonly className?: string;
}) {
  return (
    <dl className={viewStyles.facts}>
      {Object.entries(facts).map(([name, fact]) =>
        fact === undefined ? null : (
          <Fragment key={name}>
            <dt className={viewStyles.term}>{name}</dt>
            <dd className={className}>{fact}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
