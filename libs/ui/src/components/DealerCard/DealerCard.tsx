import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { address as place, card, cards, go, line, link as door, logo as mark, name, pin } from './DealerCard.css.ts';

/** Dealers side by side. */
export function DealerCards({ children, className, ...rest }: { children: ReactNode } & Root<'div'>) {
  return (
    <div {...rest} className={clsx(cards, className)}>
      {children}
    </div>
  );
}

type DealerCardProps = {
  title: string;
  /** One line each. */
  address?: string | readonly string[] | undefined;
  link?: { label: string; href: string } | undefined;
  logo?: PictureData | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** Someone who sells our machines: who, where, and the way to their shop. */
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
    <article {...rest} className={clsx(card, className)}>
      {logo && <Picture picture={{ ...logo, alt: '' }} sizes="10rem" imageClass={mark} />}
      <Heading id={`${id}t`} className={name}>
        {title}
      </Heading>
      {lines.length > 0 && (
        <address className={place}>
          <span className={pin}>
            <Icon name="map-pin" />
          </span>
          <span>
            {lines.map((words) => (
              <span key={words} className={line}>
                {words}
              </span>
            ))}
          </span>
        </address>
      )}
      {link && (
        <a id={`${id}l`} className={door} href={link.href} aria-labelledby={`${id}l ${id}t`}>
          {link.label}
          <span className={go}>
            <Icon name="arrow-up-right" />
          </span>
        </a>
      )}
    </article>
  );
}
