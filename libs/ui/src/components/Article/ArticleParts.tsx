import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { contact, contactIcon, contactName, contacts, note, noteMark, noteTitle, noteWords } from './Article.css.ts';

type ArticleNoteProps = { title?: string | undefined; icon?: IconName | undefined; children: ReactNode };

/** What one should not miss in a text. */
export function ArticleNote({ title, icon = 'info', children, className, ...rest }: ArticleNoteProps & Root<'div'>) {
  return (
    <div {...rest} role="note" className={clsx(note, className)}>
      <span className={noteMark}>
        <Icon name={icon} />
      </span>
      <div className={noteWords}>
        {title && <p className={noteTitle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

type ContactRowsProps = {
  rows: readonly { label: string; icon?: IconName | undefined; value: string; href?: string | undefined }[];
};

/** Ways to reach someone, one a row. */
export function ContactRows({ rows, className, ...rest }: ContactRowsProps & Root<'dl'>) {
  return (
    <dl {...rest} className={clsx(contacts, className)}>
      {rows.map(({ label, icon, value, href }) => (
        <div key={label} className={contact}>
          <dt className={contactName}>
            {icon && (
              <span className={contactIcon}>
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
