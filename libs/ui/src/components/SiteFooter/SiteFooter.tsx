import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { PageLink } from '../Menu/CurrentPage.tsx';
import * as styles from './SiteFooter.css.ts';

type Link = { label: string; href: string };

type SiteFooterProps = {
  /** Columns of links, each with a title. */
  columns: readonly { title: string; links: readonly (Link & { external?: boolean | undefined })[] }[];
  /** Links to social networks, shown as icons. */
  socials: readonly (Link & { icon: IconName })[];
  /** The address, a string for each line. */
  address?: readonly string[] | undefined;
  /** Links to legal texts. */
  legal: readonly Link[];
  /** Facts that the law wants on every page; as many of them share a line as fit. */
  notices?: readonly string[] | undefined;
  /** Copyright notices, a string for each line. */
  copyright: readonly string[];
  /**
   * Link to the region picker, labelled with the current region. `name` is announced instead of `label`, and must
   * contain it.
   */
  region?: (Link & { name?: string | undefined }) | undefined;
  /** Button that opens the page's settings; hidden without JavaScript. */
  settings?: { label: string; onOpen?: (() => void) | undefined } | undefined;
  /** The accessible name of the navigation. */
  navLabel: string;
};

/** The footer of every page: links, social media, address and legal information. */
export function SiteFooter({
  columns,
  socials,
  address = [],
  legal,
  notices,
  copyright,
  region,
  settings,
  navLabel,
  className,
  ...rest
}: SiteFooterProps & Root<'footer'>) {
  return (
    <footer {...rest} className={clsx(styles.footer, grounds.ink, className)}>
      <div className={styles.inner}>
        <Columns label={navLabel} columns={columns} />
        <div className={styles.address}>
          {socials.length > 0 && (
            <ul className={styles.socials}>
              {socials.map(({ icon, label, href }) => (
                <li key={href}>
                  <a className={styles.social} href={href} aria-label={label}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {address.length > 0 && (
            <address className={styles.postal}>
              {address.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          )}
        </div>
        <Rights copyright={copyright} notices={notices} legal={legal} settings={settings} region={region} />
      </div>
    </footer>
  );
}

/** The links, by topic. */
function Columns({ label: name, columns }: Pick<SiteFooterProps, 'columns'> & { label: string }) {
  return (
    <nav className={styles.columns} aria-label={name}>
      {columns.map(({ title, links }) => (
        <div key={title} className={styles.column}>
          <h2 className={styles.columnTitle}>{title}</h2>
          <ul>
            {links.map(({ label, href, external }) => (
              <li key={href + label}>
                <PageLink className={styles.link} href={href}>
                  {label}
                  {external && <Icon name="arrow-up-right" />}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The copyright, the legal links, and the choice of the region. */
function Rights({
  copyright,
  notices = [],
  legal,
  settings,
  region,
}: Pick<SiteFooterProps, 'copyright' | 'notices' | 'legal' | 'settings' | 'region'>) {
  return (
    <div className={styles.rights}>
      <div>
        {copyright.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {notices.length > 0 && (
          <ul className={styles.row}>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.row}>
        {legal.map(({ label, href }) => (
          <li key={href}>
            <PageLink className={styles.link} href={href}>
              {label}
            </PageLink>
          </li>
        ))}
        {settings && (
          <li className={styles.scripted}>
            <button type="button" className={styles.link} onClick={settings.onOpen}>
              {settings.label}
            </button>
          </li>
        )}
        {region && (
          <li>
            <PageLink className={styles.region} href={region.href} aria-label={region.name}>
              <Icon name="globe" />
              {region.label}
            </PageLink>
          </li>
        )}
      </ul>
    </div>
  );
}
