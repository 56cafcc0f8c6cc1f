import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Root } from '../../props.ts';
import { Menu, MenuLinks } from '../Menu/Menu.tsx';
import { folded, here, item, link, list, middle, more } from './Breadcrumb.css.ts';

type Step = { label: string; href: string };

type BreadcrumbProps = {
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
      <ol className={list}>
        {steps.map(({ label: name, href }, index) => (
          <Fragment key={href}>
            {folds && index === 1 && (
              <li className={clsx(item, folded)}>
                <Menu label="…" name={moreLabel} bare className={more}>
                  <MenuLinks links={between} />
                </Menu>
              </li>
            )}
            <li className={clsx(item, folds && between.some((step) => step.href === href) && middle)}>
              <a className={link} href={href}>
                {name}
              </a>
            </li>
          </Fragment>
        ))}
        <li className={clsx(item, here)}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
