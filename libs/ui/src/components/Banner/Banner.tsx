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
  /** The offer itself, in very large type; without one, the title takes its place. */
  discount?: string | undefined;
  /** What is reduced, beside the discount. */
  discountDescribe?: string | undefined;
  /** When it holds, as it is read. */
  time?: string | undefined;
  /** The picture, in all sizes that it comes in. */
  picture: PictureData;
  /** For phones; the wide one is cut to fit unless given. */
  tallPicture?: PictureData | undefined;
  /** Loads the picture at once and first: for the one that visitors wait for. */
  priority?: boolean | undefined;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** Where the words are, along the line. */
  align?: 'start' | 'centre' | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** Something live under the words: a countdown. */
  children?: ReactNode;
  /** What the offer is for, beside the words; on phones below them. */
  beside?: ReactNode;
};

/** A campaign's face: its offer over a picture as wide as the window. */
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
