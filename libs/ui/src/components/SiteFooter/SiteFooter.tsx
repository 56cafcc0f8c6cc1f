import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import {
  address as place,
  column,
  columnTitle,
  columns as grid,
  footer,
  inner,
  legal as rules,
  link,
  postal,
  region as here,
  rights,
  scripted,
  social,
  socials as row,
} from './SiteFooter.css.ts';

type Link = { label: string; href: string };

type SiteFooterProps = {
  columns: readonly { title: string; links: readonly (Link & { external?: boolean | undefined })[] }[];
  socials: readonly (Link & { icon: IconName })[];
  address?: readonly string[] | undefined;
  legal: readonly Link[];
  copyright: readonly string[];
  region?: Link | undefined;
  /** Opens what may be set of the page; gone without JavaScript. */
  settings?: { label: string; onOpen?: (() => void) | undefined } | undefined;
  navLabel: string;
};

/** The foot of every page: where else to go, where to find us, and whose it is. */
export function SiteFooter({
  columns,
  socials,
  address = [],
  legal,
  copyright,
  region,
  settings,
  navLabel,
  className,
  ...rest
}: SiteFooterProps & Root<'footer'>) {
  return (
    <footer {...rest} className={clsx(footer, grounds.ink, className)}>
      <div className={inner}>
        <nav className={grid} aria-label={navLabel}>
          {columns.map(({ title, links }) => (
            <div key={title} className={column}>
              <h2 className={columnTitle}>{title}</h2>
              <ul>
                {links.map(({ label, href, external }) => (
                  <li key={href + label}>
                    <a className={link} href={href}>
                      {label}
                      {external && <Icon name="arrow-up-right" />}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={place}>
          {socials.length > 0 && (
            <ul className={row}>
              {socials.map(({ icon, label, href }) => (
                <li key={href}>
                  <a className={social} href={href} aria-label={label}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {address.length > 0 && (
            <address className={postal}>
              {address.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          )}
        </div>
        <div className={rights}>
          <div>
            {copyright.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <ul className={rules}>
            {legal.map(({ label, href }) => (
              <li key={href}>
                <a className={link} href={href}>
                  {label}
                </a>
              </li>
            ))}
            {settings && (
              <li className={scripted}>
                <button type="button" className={link} onClick={settings.onOpen}>
                  {settings.label}
                </button>
              </li>
            )}
            {region && (
              <li>
                <a className={here} href={region.href}>
                  <Icon name="globe" />
                  {region.label}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
