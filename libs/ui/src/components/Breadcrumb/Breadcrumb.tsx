import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Root } from '../../props.ts';
import { Menu, MenuLinks } from '../Menu/Menu.tsx';
import * as styles from './Breadcrumb.css.ts';

type Step = { label: string; href: string };

type BreadcrumbProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The pages above this one, starting with the front page. */
  steps: readonly Step[];
  /** This page. */
  current: string;
  /** Name of the button that opens the steps for which a phone is too narrow. */
  moreLabel: string;
};

/** The position of this page in the site, with links to the pages above it. */
export function Breadcrumb({ label, steps, current, moreLabel, className, ...rest }: BreadcrumbProps & Root<'nav'>) {
  // The first and the last step always remain visible; a menu for a single step would save no space.
  const between = steps.slice(1, -1);
  const folds = between.length > 1;
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ol className={styles.list}>
        {steps.map(({ label: name, href }, index) => (
          <Fragment key={href}>
            {folds && index === 1 && (
              <li className={clsx(styles.item, styles.folded)}>
                <Menu label="…" name={moreLabel} bare className={styles.more}>
                  <MenuLinks links={between} />
                </Menu>
              </li>
            )}
            <li className={clsx(styles.item, folds && between.some((step) => step.href === href) && styles.middle)}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </li>
          </Fragment>
        ))}
        <li className={clsx(styles.item, styles.here)}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
