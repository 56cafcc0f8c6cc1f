import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { Extras, type ExtrasProps } from './Extras.tsx';
import * as styles from './ProductCard.css.ts';
import { Shutter } from './Shutter.tsx';

/** Whether a product can be had. Only what is open shows a way to buy. */
export type ProductState =
  | { is: 'open' }
  | { is: 'soldOut'; label: string }
  | {
      is: 'locked';
      label: string;
      opens?: string | undefined;
      /** Leads to where one is told of the opening. */ notify?: LinkAction | undefined;
    };

type ProductCardProps = ExtrasProps & {
  /** "\n" breaks the line. */
  name: string;
  /** A line in small type under the name. */
  small?: string | undefined;
  /** One line about the product. */
  describe?: string | undefined;
  /** The picture, in all sizes that it comes in. */
  picture: PictureData;
  /** The product in its other shape: takes the picture's place under a pointer, and while the card has the keyboard's focus. */
  otherPicture?: PictureData | undefined;
  /** `cover` is for a scene, on a card that leads to a page among the products. */
  fit?: 'contain' | 'cover' | undefined;
  /** Of the picture; a `ProductGrid` of three columns unless told. */
  sizes?: string | undefined;
  /** Loads the picture at once and first: for the one that visitors wait for. */
  priority?: boolean | undefined;
  /** One piece of news, shown before the title; see `Badge`. */
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** The price; see `Price`. */
  price?: PriceProps | undefined;
  /** The link that buys the product. */
  buy?: LinkAction | undefined;
  /** Reaches as far as the card does. */
  learnMore?: LinkAction | undefined;
  /** Whether the product can be bought. */
  state?: ProductState | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Something to be chosen on the card, such as a check box, below its links. */
  children?: ReactNode;
};

const thirds = '(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw';

/** A product in a shop window: what it is, what it costs, and the way to it. */
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
  state = { is: 'open' },
  headingLevel = 3,
  children,
  className,
  ...rest
}: ProductCardProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  const other = state.is === 'open' ? otherPicture : undefined;
  return (
    <article {...rest} className={clsx(styles.card, className)} data-state={state.is}>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          imageClass={clsx(
            styles.image,
            badge && styles.belowBadge,
            fit === 'cover' && styles.filled,
            state.is === 'soldOut' && styles.gone,
            other && styles.turning,
          )}
        />
        {other && <Picture picture={other} sizes={sizes} imageClass={clsx(styles.image, styles.turned)} />}
        <Shutter closed={state.is === 'locked' ? state : undefined} />
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

/** The ways to the product, as far as it can be had. */
function Links({
  buy,
  learnMore,
  state,
  choice,
}: Pick<ProductCardProps, 'buy' | 'learnMore'> & { state: ProductState; choice: ReactNode }) {
  const onSale = state.is === 'open' ? buy : undefined;
  const notify = state.is === 'locked' ? state.notify : undefined;
  // Beside nothing that asks louder, learn-more is the card's button.
  const aside = onSale || notify || state.is === 'soldOut' ? 'quiet' : 'outline';
  return (
    <div className={styles.links}>
      {state.is === 'soldOut' && <p className={styles.soldOut}>{state.label}</p>}
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
      {choice && <div className={styles.choice}>{choice}</div>}
    </div>
  );
}
