import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { country as place, grid, language as tongue, mark, region } from './RegionPicker.css.ts';

type Region = {
  /** In the page's language. */
  label: string;
  /** Tells entries of one region apart. */
  country: string;
  href: string;
  /** BCP 47 tag of the page it leads to. */
  lang: string;
  /** In its own language. */
  language: string;
  current?: boolean | undefined;
};

type RegionPickerProps = {
  regions: readonly Region[];
  currentLabel: string;
  onChoose?: ((region: Region) => void) | undefined;
};

/** Every region as a plain link, with its language in its own words. */
export function RegionPicker({ regions, currentLabel, onChoose, className, ...rest }: RegionPickerProps & Root<'ul'>) {
  return (
    <ul {...rest} className={clsx(grid, className)}>
      {regions.map((entry) => (
        <li key={entry.country}>
          <a
            className={region}
            href={entry.href}
            hrefLang={entry.lang}
            aria-current={entry.current ? 'true' : undefined}
            onClick={() => onChoose?.(entry)}
          >
            <span className={place}>{entry.label}</span>
            <span className={tongue} lang={entry.lang}>
              {entry.language}
            </span>
            {entry.current ? (
              <span className={mark}>
                <Icon name="check" />
                {currentLabel}
              </span>
            ) : (
              <span className={mark}>
                <Icon name="arrow-right" />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
