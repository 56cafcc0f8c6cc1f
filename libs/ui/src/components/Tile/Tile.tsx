import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { containedSizes } from '../Picture/contained-sizes.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import * as styles from './Tile.css.ts';

type TileProps = {
  /** "\n" breaks the line. */
  title: string;
  /** One line below the title. */
  subtitle?: string | undefined;
  /** Small print, such as the owner of a brand. */
  copyright?: string | undefined;
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** The price; see `Price`. */
  price?: PriceProps | undefined;
  /** One piece of news, shown before the title; see `Badge`. */
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** Number of grid cells: `wide` spans two columns, `tall` two rows; `normal` by default. */
  span?: 'wide' | 'tall' | 'normal' | undefined;
  /** Ground of the tile; choose the one that suits the picture. */
  tone?: 'dark' | 'light' | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** A panel of a `BentoGrid`: a product with a line of text and its price. */
export function Tile({
  title,
  subtitle,
  copyright,
  picture,
  price,
  badge,
  actions = [],
  span = 'normal',
  tone = 'light',
  headingLevel = 3,
  className,
  ...rest
}: TileProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={clsx(styles.tile, styles.spans[span], grounds[tone === 'dark' ? 'ink' : 'paper'], className)}
    >
      <div className={styles.copy}>
        {badge && (
          <p>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </p>
        )}
        <Heading className={styles.title}>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {price && <Price {...price} />}
        <Actions actions={actions} first={price ? 'action' : 'outline'} others="quiet" />
      </div>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes={sizesFor(picture, { span, isLow: price !== undefined && actions.length > 0 })}
          imageClass={styles.image}
        />
      </div>
      {copyright && <p className={styles.copyright}>{copyright}</p>}
    </article>
  );
}

/**
 * Returns the value of `sizes` for the stage of a tile. A stage fills the height that the words leave: with a price and
 * links, it is so low that the picture is narrower.
 */
function sizesFor(picture: PictureData, { span, isLow }: { span: TileProps['span']; isLow: boolean }): string {
  const within = (boxSizes: string, boxRatio: number) => containedSizes(picture, boxSizes, boxRatio);
  const alone = isLow ? within('100vw', 1.4) : '100vw';
  if (span === 'wide') return `(min-width: 64em) 27vw, ${within('(min-width: 48em) 54vw', 1.1)}, ${alone}`;
  if (span === 'tall') return `(min-width: 64em) 25vw, (min-width: 48em) 50vw, ${alone}`;
  const inFour = '(min-width: 64em) 25vw';
  return `${isLow ? within(inFour, 0.9) : inFour}, ${within('(min-width: 48em) 50vw', 1)}, ${alone}`;
}
