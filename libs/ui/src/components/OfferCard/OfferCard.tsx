import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { containedSizes } from '../Picture/contained-sizes.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './OfferCard.css.ts';

/** Offers side by side. */
export function OfferCards({
  children,
  className,
  ...rest
}: {
  /** The `OfferCard` elements. */
  children: ReactNode;
} & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.cards, className)}>
      {children}
    </div>
  );
}

type OfferCardProps = {
  /** The title, set as a heading. */
  title: string;
  /** "\n" breaks the line. */
  content: string;
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** Link to the offer; none if it applies automatically to every purchase. */
  action?: LinkAction | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** The widths of a card on screens where it is beside another. */
const beside = '(min-width: 64em) 45vw, (min-width: 48em) 50vw';

/** A special offer, with its conditions. */
export function OfferCard({
  title,
  content,
  picture,
  action,
  headingLevel = 3,
  className,
  ...rest
}: OfferCardProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <Picture
        picture={picture}
        sizes={`${containedSizes(picture, beside, 4 / 3)}, ${containedSizes(picture, '100vw', 16 / 9)}`}
        imageClass={styles.image}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.content}>{content}</p>
        {action && (
          <ButtonLink
            href={action.href}
            tone={action.tone ?? 'outline'}
            external={action.external}
            aria-label={action.ariaLabel}
            className={styles.link}
          >
            {action.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
