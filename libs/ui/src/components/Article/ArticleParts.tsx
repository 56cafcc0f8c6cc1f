import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Article.css.ts';

type ArticleNoteProps = {
  /** The title of the note. */
  title?: string | undefined;
  /** The icon beside the title. */
  icon?: IconName | undefined;
  /** Content of the note. */
  children: ReactNode;
};

/** A highlighted note within a text. */
export function ArticleNote({ title, icon = 'info', children, className, ...rest }: ArticleNoteProps & Root<'div'>) {
  return (
    <div {...rest} role="note" className={clsx(styles.note, className)}>
      <span className={styles.noteMark}>
        <Icon name={icon} />
      </span>
      <div className={styles.noteWords}>
        {title && <p className={styles.noteTitle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

type ContactRowsProps = {
  /** One row for each contact: its name, its value and an optional link. */
  rows: readonly { label: string; icon?: IconName | undefined; value: string; href?: string | undefined }[];
};

/** A list of contacts, one per row. */
export function ContactRows({ rows, className, ...rest }: ContactRowsProps & Root<'dl'>) {
  return (
    <dl {...rest} className={clsx(styles.contacts, className)}>
      {rows.map(({ label, icon, value, href }) => (
        <div key={label} className={styles.contact}>
          <dt className={styles.contactName}>
            {icon && (
              <span className={styles.contactIcon}>
                <Icon name={icon} />
              </span>
            )}
            {label}
          </dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
