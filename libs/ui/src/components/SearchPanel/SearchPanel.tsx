'use client';

import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { Root } from '../../props.ts';
import { SearchForm } from './SearchForm.tsx';
import * as styles from './SearchPanel.css.ts';

/** A text in pieces; each second one, from the second on, is what was searched for. */
export type MarkedText = readonly string[];

/** Results of one kind. */
export type SearchGroup = {
  id: string;
  label: string;
  results: readonly { href: string; title: MarkedText; text: MarkedText }[];
};

type SearchPanelProps = {
  /** The page that answers the query without JavaScript. */
  action: string;
  /** The texts of the field. */
  labels: { field: string; submit: string; /** How the keyboard is used. */ hint: string };
  /** What is searched for. */
  query: string;
  /** Called with each change of the query. */
  onQuery: (query: string) => void;
  /** Undefined until they are known: then the form is sent to its page. */
  groups: readonly SearchGroup[] | undefined;
  /** How many are found, said politely while one types. */
  status: string;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  /** Whether Enter in the field opens the first result, which is marked. */
  opensFirst?: boolean | undefined;
  /** Focuses the field when the panel appears. */
  autoFocus?: boolean | undefined;
  /** Called when somebody is about to type. */
  onStart?: (() => void) | undefined;
  /** Called when a result is followed. */
  onFollow?: (() => void) | undefined;
  /** Shown where there is no result. */
  children?: ReactNode;
};

function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

/** A field and what is found for it, by kind. The results are links: the arrow keys walk through them, and Enter opens one. */
export function SearchPanel({
  action,
  labels,
  query,
  onQuery,
  groups,
  status,
  headingLevel = 3,
  opensFirst = false,
  autoFocus = false,
  onStart,
  onFollow,
  children,
  className,
  ...rest
}: SearchPanelProps & Root<'div'>) {
  const Heading = `h${headingLevel}` as const;
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const id = useId();
  // What was typed before the page was alive counts.
  const readField = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== query) onQuery(typed);
    if (autoFocus) field.current?.focus();
  });
  useEffect(() => {
    readField();
  }, []);
  // A query that comes from elsewhere, as one that was made before.
  useEffect(() => {
    if (field.current && field.current.value !== query) field.current.value = query;
  }, [query]);

  const links = () => [...(found.current?.querySelectorAll('a') ?? [])];

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (!groups) return;
    event.preventDefault();
    if (opensFirst) links()[0]?.click();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const stops = [field.current, ...links()];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onFollow?.();
  }

  return (
    <div {...rest} className={clsx(styles.panel, className)} onKeyDown={onKeyDown}>
      <SearchForm
        action={action}
        labels={labels}
        field={{
          ref: field,
          defaultValue: query,
          onFocus: onStart,
          onChange: ({ target }) => onQuery(target.value),
          'aria-describedby': `${id}h`,
        }}
        onSubmit={onSubmit}
      />
      <p id={`${id}h`} className={styles.hint}>
        {labels.hint}
      </p>
      <p className={styles.status} role="status">
        {status}
      </p>
      <div ref={found} className={styles.list} data-first={opensFirst || undefined} onClick={onClick}>
        {groups?.map((group) => (
          <section key={group.id} aria-labelledby={`${id}${group.id}`}>
            <Heading id={`${id}${group.id}`} className={styles.groupTitle}>
              {group.label}
            </Heading>
            <ul className={styles.results}>
              {group.results.map(({ href, title, text }) => (
                <li key={href + title.join('')}>
                  <a className={styles.result} href={href}>
                    <span className={styles.title}>
                      <Marked pieces={title} />
                    </span>
                    {text.length > 0 && (
                      <span className={styles.text}>
                        <Marked pieces={text} />
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {!groups?.length && children}
      </div>
    </div>
  );
}
