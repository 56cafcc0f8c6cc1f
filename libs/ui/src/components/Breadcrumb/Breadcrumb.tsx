import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Root } from '../../props.ts';
import { Menu, MenuLinks } from '../Menu/Menu.tsx';
import * as styles from './Breadcrumb.css.ts';

type Step = { label: string; href: string };

type BreadcrumbProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** From the front page down to the page above this one. */
  steps: readonly Step[];
  /** This page. */
  current: string;
  /** Names the button that opens the steps a phone has no room for. */
  moreLabel: string;
};

/** Where this page stands, and the way back up. */
export function Breadcrumb({ label, steps, current, moreLabel, className, ...rest }: BreadcrumbProps & Root<'nav'>) {
  // The front page and the one above this one stay; a menu for a single step would save nothing.
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
