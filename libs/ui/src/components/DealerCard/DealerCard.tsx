'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './DealerCard.css.ts';

/** Dealer cards side by side. */
export function DealerCards({
  children,
  className,
  ...rest
}: {
  /** The `DealerCard` elements. */
  children: ReactNode;
} & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.cards, className)}>
      {children}
    </div>
  );
}

type DealerCardProps = {
  /** The name of the dealer. */
  title: string;
  /** The lines of the address. */
  address?: string | readonly string[] | undefined;
  /** A link to the dealer. */
  link?: { label: string; href: string } | undefined;
  /** The logo of the dealer. */
  logo?: PictureData | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** A dealer of our machines: name, address and a link to the shop. */
export function DealerCard({
  title,
  address = [],
  link,
  logo,
  headingLevel = 3,
  className,
  ...rest
}: DealerCardProps & Root<'article'>) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const lines = typeof address === 'string' ? address.split('\n') : address;
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      {logo && <Picture picture={{ ...logo, alt: '' }} sizes="10rem" imageClass={styles.logo} />}
      <Heading id={`${id}t`} className={styles.name}>
        {title}
      </Heading>
      {lines.length > 0 && (
        <address className={styles.address}>
          <span className={styles.pin}>
            <Icon name="map-pin" />
          </span>
          <span>
            {lines.map((words) => (
              <span key={words} className={styles.line}>
                {words}
              </span>
            ))}
          </span>
        </address>
      )}
      {link && (
        <a id={`${id}l`} className={styles.link} href={link.href} aria-labelledby={`${id}l ${id}t`}>
          {link.label}
          <span className={styles.go}>
            <Icon name="arrow-up-right" />
          </span>
        </a>
      )}
    </article>
  );
}
