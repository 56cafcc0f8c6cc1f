import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { WidePicture } from '../WidePicture/WidePicture.tsx';
import * as styles from './ProductHero.css.ts';

type ProductHeroProps = {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** "\n" breaks the line. */
  title: string;
  /** One line below the title. */
  subtitle?: string | undefined;
  /** The machine in its studio, at the end of the picture: the text is at its start. */
  picture: PictureData;
  /** For phones, with the machine above the text. */
  tallPicture?: PictureData | undefined;
  /** News about the product; see `Badge`. */
  badges?: readonly { label: string; tone?: BadgeTone | undefined }[] | undefined;
  /** The price; see `Price`. */
  price?: PriceProps | undefined;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** Small print, such as the owner of a brand. */
  copyright?: string | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** More content under the actions, such as a film or a countdown. */
  children?: ReactNode;
};

/** The first section of a product's page: the machine in its studio, its name and its price. */
export function ProductHero({
  eyebrow,
  title,
  subtitle,
  picture,
  tallPicture,
  badges = [],
  price,
  actions = [],
  copyright,
  headingLevel = 1,
  children,
  className,
  ...rest
}: ProductHeroProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(styles.hero, grounds.ink, className)}>
      <div className={styles.scene}>
        <WidePicture picture={picture} tallPicture={tallPicture} priority />
      </div>
      <div className={styles.inner}>
        <div className={styles.copy}>
          {badges.length > 0 && (
            <p className={styles.badges}>
              {badges.map(({ label, tone }) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ))}
            </p>
          )}
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading className={styles.title}>{title}</Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {price && <Price {...price} />}
          <Actions actions={actions} size="large" />
          {children}
        </div>
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </div>
    </section>
  );
}
