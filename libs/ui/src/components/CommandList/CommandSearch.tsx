'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { Root } from '../../props.ts';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandList.css.ts';
import { findCommands } from './find-commands.ts';

type CommandSearchProps = Pick<Parameters<typeof CommandList>[0], 'groups' | 'headingLevel'> & {
  /** The texts of the search field and of its result. */
  labels: {
    /** The name of the field. */
    search: string;
    /** Texts for the number of results, by that number; the first one, for none, says how to continue. */
    found: readonly string[];
  };
};

/** A long list of commands with a search field that filters it. Without JavaScript, the whole list is shown. */
export function CommandSearch({ groups, headingLevel, labels, className, ...rest }: CommandSearchProps & Root<'div'>) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // Reads text that was typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const shown = findCommands(groups, query);
  const number = shown.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <div {...rest} className={clsx(styles.searched, className)}>
      <search className={styles.bar}>
        <label className={styles.label} htmlFor={id}>
          {labels.search}
        </label>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className={styles.found} role="status">
          {labels.found[number]}
        </p>
      </search>
      <CommandList groups={shown} headingLevel={headingLevel} />
    </div>
  );
}
