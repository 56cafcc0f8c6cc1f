import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { Extras, type ExtrasProps } from './Extras.tsx';
import {
  badge as corner,
  buy as ask,
  card,
  describe as line,
  filled,
  gone,
  image,
  learnMore as more,
  links,
  name as title,
  price as amount,
  small as line2,
  soldOut,
  stage,
  turned,
  turning,
  words,
} from './ProductCard.css.ts';
import { Shutter } from './Shutter.tsx';

/** Whether a product can be had. Only what is open shows a way to buy. */
export type ProductState =
  { is: 'open' } | { is: 'soldOut'; label: string } | { is: 'locked'; label: string; opens?: string | undefined };

type ProductCardProps = ExtrasProps & {
  /** "\n" breaks the line. */
  name: string;
  /** A line in small type under the name. */
  small?: string | undefined;
  describe?: string | undefined;
  picture: PictureData;
  /** The product in its other shape: takes the picture's place under a pointer, and while the card has the keyboard's focus. */
  otherPicture?: PictureData | undefined;
  /** `cover` is for a scene, on a card that leads to a page among the products. */
  fit?: 'contain' | 'cover' | undefined;
  /** Of the picture; a `ProductGrid` of three columns unless told. */
  sizes?: string | undefined;
  priority?: boolean | undefined;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  price?: PriceProps | undefined;
  buy?: LinkAction | undefined;
  /** Reaches as far as the card does. */
  learnMore?: LinkAction | undefined;
  state?: ProductState | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

const thirds = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';

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
  className,
  ...rest
}: ProductCardProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  const onSale = state.is === 'open' ? buy : undefined;
  // Beside nothing that asks louder, learn-more is the card's button.
  const aside = onSale || state.is === 'soldOut' ? 'quiet' : 'outline';
  const other = state.is === 'open' ? otherPicture : undefined;
  return (
    <article {...rest} className={clsx(card, className)} data-state={state.is}>
      <div className={stage}>
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          imageClass={clsx(image, fit === 'cover' && filled, state.is === 'soldOut' && gone, other && turning)}
        />
        {other && <Picture picture={other} sizes={sizes} imageClass={clsx(image, turned)} />}
        <Shutter closed={state.is === 'locked' ? state : undefined} />
        {badge && (
          <p className={corner}>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </p>
        )}
      </div>
      <div className={words}>
        <Heading className={title}>
          {name}
          {small && <small className={line2}>{small}</small>}
        </Heading>
        {describe && <p className={line}>{describe}</p>}
      </div>
      {price && <Price {...price} className={amount} />}
      <Extras stock={stock} gifts={gifts} protection={protection} />
      <div className={links}>
        {state.is === 'soldOut' && <p className={soldOut}>{state.label}</p>}
        {onSale && (
          <ButtonLink
            href={onSale.href}
            tone={onSale.tone}
            external={onSale.external}
            aria-label={onSale.ariaLabel}
            className={ask}
          >
            {onSale.label}
          </ButtonLink>
        )}
        {learnMore && (
          <ButtonLink
            href={learnMore.href}
            tone={learnMore.tone ?? aside}
            external={learnMore.external}
            aria-label={learnMore.ariaLabel}
            className={more}
          >
            {learnMore.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
