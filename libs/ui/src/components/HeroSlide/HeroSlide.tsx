import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import * as styles from './HeroSlide.css.ts';

type HeroSlideProps = {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** "\n" breaks the line. */
  title: string;
  /** One line below the title. */
  subtitle?: string | undefined;
  /** Small print, such as the owner of a brand. */
  copyright?: string | undefined;
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** Loads the picture first; for the main picture of a page. */
  priority?: boolean | undefined;
  /**
   * A silent film that may replace the picture, in several formats. A script starts it and shows it by setting
   * `data-playing`.
   */
  loop?: readonly { src: string; type: string }[] | undefined;
  /** The price; see `Price`. */
  price?: PriceProps | undefined;
  /** Name of the priced product, if the title does not contain it. */
  priceOf?: string | undefined;
  /** One piece of news, shown before the title; see `Badge`. */
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
};

/** A machine on the studio floor, at the size of the screen. */
export function HeroSlide({
  eyebrow,
  title,
  subtitle,
  copyright,
  picture,
  priority,
  loop,
  price,
  priceOf,
  badge,
  actions = [],
  headingLevel = 2,
  className,
  ...rest
}: HeroSlideProps & Root<'div'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(styles.hero, grounds.ink, className)}>
      <div className={styles.heroPicture}>
        <Picture picture={picture} priority={priority} sizes="(min-width: 64em) 40vw, 52vw" imageClass={styles.image} />
        {loop && (
          <video
            className={styles.film}
            data-loop
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            // It may play before React runs.
            suppressHydrationWarning
          >
            {loop.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </video>
        )}
      </div>
      <div className={styles.inner}>
        <div className={styles.copy}>
          {badge && (
            <p>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </p>
          )}
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading className={styles.title}>{title}</Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {price && priceOf && <p className={styles.priceOf}>{priceOf}</p>}
          {price && <Price {...price} />}
          <Actions actions={actions} size="large" />
        </div>
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </div>
    </div>
  );
}
