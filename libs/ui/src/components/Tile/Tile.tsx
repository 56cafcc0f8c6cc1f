import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { copy, copyright as rights, image, spans, stage, subtitle as line, tile, title as name } from './Tile.css.ts';

type TileProps = {
  /** "\n" breaks the line. */
  title: string;
  subtitle?: string | undefined;
  copyright?: string | undefined;
  picture: PictureData;
  price?: PriceProps | undefined;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  actions?: readonly LinkAction[] | undefined;
  span?: 'wide' | 'tall' | 'normal' | undefined;
  tone?: 'dark' | 'light' | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** One panel of a `BentoGrid`: a product, its line and its price. */
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
    <article {...rest} className={clsx(tile, spans[span], grounds[tone === 'dark' ? 'ink' : 'paper'], className)}>
      <div className={copy}>
        {badge && (
          <p>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </p>
        )}
        <Heading className={name}>{title}</Heading>
        {subtitle && <p className={line}>{subtitle}</p>}
        {price && <Price {...price} />}
        <Actions actions={actions} first={price ? 'action' : 'outline'} others="quiet" />
      </div>
      <div className={stage}>
        <Picture
          picture={picture}
          sizes={
            span === 'wide'
              ? '(min-width: 768px) 50vw, 100vw'
              : '(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw'
          }
          imageClass={image}
        />
      </div>
      {copyright && <p className={rights}>{copyright}</p>}
    </article>
  );
}
