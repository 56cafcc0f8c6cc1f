import { Actions, Icon, Section, Text } from '@kinemorph/ui';
import * as styles from './Desk.css.ts';
import type { DeskModel } from './desk.server.ts';

/** Renders the most wanted links, each with its fact, below the slides and within the first view. */
export function Entries({ label, entries }: DeskModel) {
  return (
    <nav className={styles.band} aria-label={label}>
      <ul className={styles.entries}>
        {entries.map(({ id, icon, title, text, href }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <a className={styles.link} href={href}>
              {title}
            </a>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the terms of payment, delivery and return, and the contact. */
export function Terms({ terms: { heading, rows, action } }: DeskModel) {
  return (
    <Section heading={heading}>
      <dl className={styles.terms}>
        {rows.map(({ label, value, href }) => (
          <div key={label} className={styles.term}>
            <Text as="dt" tone="soft">
              {label}
            </Text>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      {action && <Actions className={styles.notice} actions={[action]} first="outline" />}
    </Section>
  );
}
