import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { containedSizes } from '../Picture/contained-sizes.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { Extras, type ExtrasProps } from './Extras.tsx';
import * as styles from './ProductCard.css.ts';
import { Shutter } from './Shutter.tsx';

/** Availability of a product. Only an `open` product shows its buy link. */
export type ProductState =
  | { kind: 'open' }
  | { kind: 'soldOut'; label: string }
  | {
      kind: 'locked';
      label: string;
      opens?: string | undefined;
      /** Link to a form that notifies of the opening. */ notify?: LinkAction | undefined;
    };

type ProductCardProps = ExtrasProps & {
  /** "\n" breaks the line. */
  name: string;
  /** A line in small type under the name. */
  small?: string | undefined;
  /** One line about the product. */
  describe?: string | undefined;
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** The product in its other shape: replaces the picture on hover and while the card has the keyboard focus. */
  otherPicture?: PictureData | undefined;
  /** `cover` is for a scene, on a card among products that links to another page; `contain` by default. */
  fit?: 'contain' | 'cover' | undefined;
  /** Width of the card, in the form of `sizes`; by default that of a `ProductGrid` of three columns. */
  sizes?: string | undefined;
  /** Loads the picture first; for the main picture of a page. */
  priority?: boolean | undefined;
  /** One piece of news, shown before the title; see `Badge`. */
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** The price; see `Price`. */
  price?: PriceProps | undefined;
  /** The link that buys the product. */
  buy?: LinkAction | undefined;
  /** A link that covers the whole card. */
  learnMore?: LinkAction | undefined;
  /** Availability of the product; `open` by default. */
  state?: ProductState | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** An additional control, such as a checkbox, below the links. */
  children?: ReactNode;
};

const thirds = '(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw';

/** A card with a product's picture, name, price and links. */
export function ProductCard({
  name,
  small,
  describe,
  picture,
  otherPicture,
  fit = 'contain',
  sizes = thirds,
  priority,
  badge,
  price,
  stock,
  gifts,
  protection,
  buy,
  learnMore,
  state = { kind: 'open' },
  headingLevel = 3,
  children,
  className,
  ...rest
}: ProductCardProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  const other = state.kind === 'open' ? otherPicture : undefined;
  return (
    <article {...rest} className={clsx(styles.card, className)} data-state={state.kind}>
      <div className={styles.stage}>
        <Pictures
          picture={picture}
          other={other}
          fit={fit}
          sizes={sizes}
          priority={priority}
          state={state}
          hasBadge={badge !== undefined}
        />
        <Shutter closed={state.kind === 'locked' ? state : undefined} />
        {badge && (
          <p className={styles.badge}>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          {name}
          {small && <small className={styles.small}>{small}</small>}
        </Heading>
        {describe && <p className={styles.describe}>{describe}</p>}
      </div>
      {price && <Price {...price} className={styles.price} />}
      <Extras stock={stock} gifts={gifts} protection={protection} />
      <Links buy={buy} learnMore={learnMore} state={state} choice={children} />
    </article>
  );
}

type PicturesProps = Pick<ProductCardProps, 'picture' | 'fit' | 'priority'> & {
  other: PictureData | undefined;
  sizes: string;
  state: ProductState;
  hasBadge: boolean;
};

/** The product, and above it the product in its other shape. */
function Pictures({ picture, other, fit, sizes, priority, state, hasBadge }: PicturesProps) {
  return (
    <>
      <Picture
        picture={picture}
        sizes={fit === 'cover' ? sizes : containedSizes(picture, sizes, 1 / styles.stageHeight)}
        priority={priority}
        imageClass={clsx(
          styles.image,
          hasBadge && styles.belowBadge,
          fit === 'cover' && styles.filled,
          state.kind === 'soldOut' && styles.gone,
          other && styles.turning,
        )}
      />
      {other && (
        <Picture
          picture={other}
          sizes={containedSizes(other, sizes, 1 / styles.stageHeight)}
          imageClass={clsx(styles.image, styles.turned)}
        />
      )}
    </>
  );
}

/** The links that the product's availability allows, and below them the additional control. */
function Links({
  buy,
  learnMore,
  state,
  choice,
}: Pick<ProductCardProps, 'buy' | 'learnMore'> & { state: ProductState; choice: ReactNode }) {
  const onSale = state.kind === 'open' ? buy : undefined;
  const notify = state.kind === 'locked' ? state.notify : undefined;
  // If no more prominent button is beside it, learn-more is the card's button.
  const aside = onSale || notify || state.kind === 'soldOut' ? 'quiet' : 'outline';
  return (
    <>
      <div className={styles.links}>
        {state.kind === 'soldOut' && <p className={styles.soldOut}>{state.label}</p>}
        {onSale && (
          <ButtonLink
            href={onSale.href}
            tone={onSale.tone}
            external={onSale.external}
            aria-label={onSale.ariaLabel}
            className={styles.buy}
          >
            {onSale.label}
          </ButtonLink>
        )}
        {notify && (
          <ButtonLink
            href={notify.href}
            tone={notify.tone ?? 'outline'}
            aria-label={notify.ariaLabel}
            className={styles.buy}
          >
            {notify.label}
          </ButtonLink>
        )}
        {learnMore && (
          <ButtonLink
            href={learnMore.href}
            tone={learnMore.tone ?? aside}
            external={learnMore.external}
            aria-label={learnMore.ariaLabel}
            className={styles.learnMore}
          >
            {learnMore.label}
          </ButtonLink>
        )}
      </div>
      {choice && <div className={styles.choice}>{choice}</div>}
    </>
  );
}
