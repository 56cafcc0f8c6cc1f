'use client';

import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './RegionPicker.css.ts';

type Region = {
  /** In the page's language. */
  label: string;
  /** Distinguishes entries of one region. The link has it as `data-country`, for scripts that run before React. */
  country: string;
  href: string;
  /** BCP 47 tag of the linked page. */
  lang: string;
  /** Name of the language in that language. */
  language: string;
  current?: boolean | undefined;
};

type RegionPickerProps = {
  /** The regions, in their order. */
  regions: readonly Region[];
  /** Marks the current region, such as "You are here". */
  currentLabel: string;
  /** Called when a region is chosen, before the link is followed. */
  onChoose?: ((region: Region) => void) | undefined;
};

/** A list of links to all regions, each with its language's own name. */
export function RegionPicker({ regions, currentLabel, onChoose, className, ...rest }: RegionPickerProps & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(styles.grid, className)}>
      {regions.map((entry) => (
        <li key={entry.country}>
          <a
            className={styles.region}
            href={entry.href}
            hrefLang={entry.lang}
            data-country={entry.country}
            aria-current={entry.current ? 'true' : undefined}
            onClick={() => onChoose?.(entry)}
          >
            <span className={styles.country}>{entry.label}</span>
            <span className={styles.language} lang={entry.lang}>
              {entry.language}
            </span>
            {entry.current ? (
              <span className={styles.mark}>
                <Icon name="check" />
                {currentLabel}
              </span>
            ) : (
              <span className={styles.mark}>
                <Icon name="arrow-right" />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
