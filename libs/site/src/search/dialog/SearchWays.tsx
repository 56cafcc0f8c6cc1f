import { Button, ButtonLink } from '@kinemorph/ui';
import type { SearchLabels } from '../engine/search-index.ts';
import * as styles from './SearchWays.css.ts';

interface SearchWaysProps {
  readonly labels: Pick<SearchLabels, 'recent' | 'ways' | 'links' | 'none'>;
  /** True after a search without results. */
  readonly isFruitless: boolean;
  readonly headingLevel?: 2 | 3;
  readonly recent?: readonly string[];
  readonly onSearch?: (query: string) => void;
}

/** The content in place of results: earlier searches, and links. */
export function SearchWays({ labels, isFruitless, headingLevel = 3, recent = [], onSearch }: SearchWaysProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      {isFruitless && <p>{labels.none}</p>}
      {!isFruitless && recent.length > 0 && (
        <section className={styles.ways}>
          <Heading className={styles.title}>{labels.recent}</Heading>
          <ul className={styles.list}>
            {recent.map((query) => (
              <li key={query}>
                <Button tone="outline" onClick={() => onSearch?.(query)}>
                  {query}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.ways}>
        <Heading className={styles.title}>{labels.ways}</Heading>
        <ul className={styles.list}>
          {labels.links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink tone="outline" href={href} external={!href.startsWith('/')}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
