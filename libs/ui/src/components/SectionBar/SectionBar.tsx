'use client';

import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SectionBar.css.ts';
import { useCurrentSection } from './use-current-section.ts';

type SectionBarProps = {
  /** Name of the product. */
  name: string;
  /** `nav` names the list of sections, `menu` the button that opens it on phones. */
  labels: { nav: string; menu: string };
  /** Links to the sections of the page, in their order. */
  links: readonly { label: string; href: `#${string}` }[];
  /** The price and its label. */
  price?: { current: string; label?: string | undefined } | undefined;
  /** The main action of the page. */
  action?: LinkAction | undefined;
  /** Text in place of the action, such as sold out or soon. */
  status?: string | undefined;
  /** The ground that it is on; sets the colours of everything in it. */
  tone?: Ground | undefined;
};

/** The sticky bar of a product's page, below the site's header: it shows the current section and the price. */
export function SectionBar({
  name,
  labels,
  links,
  price,
  action,
  status,
  tone = 'ink',
  className,
  ...rest
}: SectionBarProps & Root<'div'>) {
  const id = useId();
  const cost = price && (
    <>
      {price.label && <VisuallyHidden>{price.label} </VisuallyHidden>}
      {price.current}
    </>
  );
  return (
    <div {...rest} className={clsx(styles.bar, grounds[tone], className)}>
      <div className={styles.inner}>
        <div className={styles.product}>
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            {cost && <p className={styles.priceBelow}>{cost}</p>}
          </div>
          <button type="button" className={styles.opener} popoverTarget={id} aria-label={labels.menu}>
            <Icon name="chevron-down" />
          </button>
        </div>
        <Sections id={id} label={labels.nav} links={links} />
        <div className={styles.offer} data-yields-to-foot>
          {cost && <p className={styles.priceBeside}>{cost}</p>}
          {action && (
            <ButtonLink
              href={action.href}
              tone={action.tone}
              external={action.external}
              aria-label={action.ariaLabel}
              className={styles.buy}
            >
              {action.label}
            </ButtonLink>
          )}
          {status && <p className={styles.status}>{status}</p>}
        </div>
      </div>
    </div>
  );
}

/** The links to the sections; the current one is marked and scrolled into view. */
function Sections({ id, label: name, links }: { id: string; label: string; links: SectionBarProps['links'] }) {
  const current = useCurrentSection(links.map(({ href }) => href.slice(1)));
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = strip.current?.getBoundingClientRect();
    const mark = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (place && mark) strip.current?.scrollBy({ left: mark.x + mark.width / 2 - place.x - place.width / 2 });
  }, [current]);
  return (
    <nav ref={strip} id={id} popover="auto" className={styles.menu} aria-label={name}>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              aria-current={href === `#${current}` ? 'location' : undefined}
              onClick={glide}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Makes the browser's jump to an anchor smooth and closes the menu. The browser itself updates the URL and the focus.
 */
function glide({ currentTarget }: MouseEvent<HTMLElement>) {
  const { classList } = document.documentElement;
  const panel = currentTarget.closest<HTMLElement>(':popover-open');
  panel?.hidePopover();
  classList.add(styles.gliding);
  const stop = () => classList.remove(styles.gliding);
  addEventListener('scrollend', stop, { once: true });
  // If the page need not scroll, no `scrollend` event is fired.
  setTimeout(stop, 1500);
}
