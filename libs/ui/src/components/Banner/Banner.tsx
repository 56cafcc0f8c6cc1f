import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import { WidePicture } from '../WidePicture/WidePicture.tsx';
import * as styles from './Banner.css.ts';

type BannerProps = {
  /** "\n" breaks the line. */
  title: string;
  /** The offer, in very large type; by default, the title takes its place. */
  discount?: string | undefined;
  /** The reduced products, next to the discount. */
  discountDescribe?: string | undefined;
  /** Period of the offer, formatted for the reader. */
  time?: string | undefined;
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** Picture for phones; by default, the wide picture is cropped. */
  tallPicture?: PictureData | undefined;
  /** Loads the picture first; for the main picture of a page. */
  priority?: boolean | undefined;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** Alignment of the text; `start` by default. */
  align?: 'start' | 'centre' | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** Dynamic content under the text, such as a countdown. */
  children?: ReactNode;
  /** Details of the offer beside the text; on phones below it. */
  beside?: ReactNode;
};

/** The banner of a campaign: its offer on a picture of the window's full width. */
export function Banner({
  title,
  discount,
  discountDescribe,
  time,
  picture,
  tallPicture,
  priority,
  actions = [],
  align = 'start',
  headingLevel = 2,
  children,
  beside,
  className,
  ...rest
}: BannerProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(styles.banner, styles.veils[align], grounds.ink, className)}>
      <WidePicture picture={picture} tallPicture={tallPicture} priority={priority} className={styles.scene} />
      <div className={styles.inner}>
        <div className={clsx(styles.copy, styles.aligns[align])}>
          {time && <p className={styles.time}>{time}</p>}
          <Heading className={discount ? styles.title : styles.discount}>{title}</Heading>
          {discount && <p className={styles.discount}>{discount}</p>}
          {discountDescribe && <p className={styles.describe}>{discountDescribe}</p>}
          {children}
          {actions.length > 0 && (
            <div className={styles.links}>
              <Actions actions={actions} size="large" />
            </div>
          )}
        </div>
        {beside && <div className={styles.aside}>{beside}</div>}
      </div>
    </section>
  );
}
