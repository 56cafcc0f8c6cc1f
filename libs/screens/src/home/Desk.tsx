import { Actions, Icon, Section } from '@kinemorph/ui';
import * as styles from './Desk.css.ts';
import type { DeskModel } from './desk.server.ts';

/** Under the slides and within the first view: what people look for first, each with its fact. */
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

/** How one pays, gets and returns an order, and who answers. */
export function Terms({ terms: { heading, rows, action } }: DeskModel) {
  return (
    <Section heading={heading}>
      <dl className={styles.terms}>
        {rows.map(({ label, value, href }) => (
          <div key={label} className={styles.term}>
            <dt className={styles.name}>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      {action && <Actions className={styles.notice} actions={[action]} first="outline" />}
    </Section>
  );
}
