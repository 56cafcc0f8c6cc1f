import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './LinkCard.css.ts';

type LinkCardProps = {
  /** Name of the target. */
  title: string;
  /** A line of text about the target. */
  text: string;
  /** Address of the link. */
  href: string;
  /** The text of the link. */
  label: string;
  /** Accessible name of the link, if the label does not name its target. */
  ariaLabel?: string | undefined;
  /** The picture, in all its sizes. */
  picture?: PictureData | undefined;
  /** How the picture fills its area; `cover` is for a scene with its own background. */
  fit?: 'contain' | 'cover' | undefined;
  /** Marks a link to another site. */
  external?: boolean | undefined;
};

/** Link cards side by side. */
export function LinkCards({
  children,
  className,
  ...rest
}: {
  /** The `LinkCard` elements. */
  children: ReactNode;
} & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.cards, className)}>
      {children}
    </div>
  );
}

/** A card that links to another part of the site; all of it can be pressed. */
export function LinkCard({
  title,
  text,
  href,
  label,
  ariaLabel,
  picture,
  fit = 'contain',
  external = false,
  className,
  ...rest
}: LinkCardProps & Root<'article'>) {
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <div className={styles.copy}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <a className={styles.link} href={href} aria-label={ariaLabel}>
          {label}
          <span className={styles.go}>
            <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />
          </span>
        </a>
      </div>
      {picture && <Picture picture={picture} sizes="(min-width: 48em) 40vw, 100vw" imageClass={styles.fits[fit]} />}
    </article>
  );
}
