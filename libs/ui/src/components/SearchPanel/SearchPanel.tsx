'use client';

import { clsx } from 'clsx';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { Root } from '../../props.ts';
import { SearchForm } from './SearchForm.tsx';
import * as styles from './SearchPanel.css.ts';

/** A text in pieces: every second one, from the second on, matches the query and is highlighted. */
export type MarkedText = readonly string[];

/** Results of one kind. */
export type SearchGroup = {
  id: string;
  label: string;
  results: readonly { href: string; title: MarkedText; text: MarkedText }[];
};

type SearchPanelProps = {
  /** Address of the results page for visitors without JavaScript. */
  action: string;
  /** The texts of the field. */
  labels: { field: string; submit: string; /** How the keyboard is used. */ hint: string };
  /** The search query. */
  query: string;
  /** Called with each change of the query. */
  onQuery: (query: string) => void;
  /** The results; undefined until they are available. Until then, the form is submitted to its page. */
  groups: readonly SearchGroup[] | undefined;
  /** Number of results as a text, announced politely while typing. */
  status: string;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  /** True if Enter in the field opens the first result, which is then highlighted. */
  opensFirst?: boolean | undefined;
  /** Focuses the field when the panel appears. */
  autoFocus?: boolean | undefined;
  /** Called when the field gets the focus. */
  onStart?: (() => void) | undefined;
  /** Called when a result is followed. */
  onFollow?: (() => void) | undefined;
  /** Content in place of results if there are none. */
  children?: ReactNode;
};

function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

/**
 * A search field with its results, grouped by kind. The results are links: the arrow keys move between them, and Enter
 * opens one.
 */
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
  const id = useId();
  const field = useField({ query, onQuery, onStart, autoFocus, hintId: `${id}h` });
  const found = useRef<HTMLDivElement>(null);
  const links = () => [...(found.current?.querySelectorAll('a') ?? [])];

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (!groups) return;
    event.preventDefault();
    if (opensFirst) links()[0]?.click();
  }

  return (
    <div
      {...rest}
      className={clsx(styles.panel, className)}
      onKeyDown={(event) => walk(event, [field.ref.current, ...links()])}
    >
      <SearchForm action={action} labels={labels} field={field} onSubmit={onSubmit} />
      <p id={`${id}h`} className={clsx(styles.hint, !groups?.length && styles.idle)}>
        {labels.hint}
      </p>
      <p className={styles.status} role="status">
        {status}
      </p>
      <Found
        ref={found}
        id={id}
        groups={groups}
        headingLevel={headingLevel}
        opensFirst={opensFirst}
        onFollow={onFollow}
      >
        {children}
      </Found>
    </div>
  );
}

type FieldOptions = Pick<SearchPanelProps, 'query' | 'onQuery' | 'onStart'> & { autoFocus: boolean; hintId: string };

/** Returns the props of the field, which contains the query regardless of its origin. */
function useField({ query, onQuery, onStart, autoFocus, hintId }: FieldOptions) {
  const field = useRef<HTMLInputElement>(null);
  // Reads text that was typed before hydration.
  const readField = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== query) onQuery(typed);
    if (autoFocus) field.current?.focus();
  });
  useEffect(() => {
    readField();
  }, []);
  // Updates the field when the query changes elsewhere, for example to a previous query.
  useEffect(() => {
    if (field.current && field.current.value !== query) field.current.value = query;
  }, [query]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => onQuery(target.value);
  return { ref: field, defaultValue: query, onFocus: onStart, onChange, 'aria-describedby': hintId };
}

/** Moves the focus with the arrow keys between the field and the results. */
function walk(event: KeyboardEvent, stops: readonly (HTMLElement | null)[]) {
  if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type FoundProps = Pick<SearchPanelProps, 'groups' | 'opensFirst' | 'onFollow' | 'children'> & {
  ref: Ref<HTMLDivElement>;
  /** The beginning of the ids of its headings. */
  id: string;
  headingLevel: 2 | 3;
};

/** The results, grouped by kind. */
function Found({ ref, id, groups, headingLevel, opensFirst, onFollow, children }: FoundProps) {
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onFollow?.();
  }

  return (
    <div ref={ref} className={styles.list} data-first={opensFirst || undefined} onClick={onClick}>
      {groups?.map((group) => (
        <Group key={group.id} {...group} titleId={`${id}${group.id}`} headingLevel={headingLevel} />
      ))}
      {!groups?.length && children}
    </div>
  );
}

/** The results of one kind. */
function Group({ titleId, headingLevel, label, results }: SearchGroup & { titleId: string; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.groupTitle}>
        {label}
      </Heading>
      <ul className={styles.results}>
        {results.map(({ href, title, text }) => (
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
  );
}
