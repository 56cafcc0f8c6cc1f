import { containedSizes, Picture, Price, Stack } from '@kinemorph/ui';
import type { LeadModel } from './leads.server.ts';
import * as styles from './Leads.css.ts';

/**
 * The machines that lead the open stage, beside the sale's own words: their names, their prices now, and their prices
 * before.
 */
export function Leads({ machines }: { readonly machines: readonly LeadModel[] }) {
  return (
    <ul className={styles.leads} role="list">
      {machines.map(({ key, name, picture, price, href }) => (
        <li key={key} className={styles.machine}>
          <a className={styles.lead} href={href}>
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes={`(min-width: 48em) 20vw, ${containedSizes(picture, '45vw', 45 / 34)}`}
              priority="low"
              imageClass={styles.figure}
            />
            <Stack as="span" space="xs" className={styles.words}>
              <span className={styles.name}>{name}</span>
              <Price
                current={price.current}
                currentLabel={price.currentLabel}
                was={price.was}
                wasLabel={price.wasLabel}
                saving={price.saving}
                lowest={price.lowest}
              />
            </Stack>
          </a>
        </li>
      ))}
    </ul>
  );
}
