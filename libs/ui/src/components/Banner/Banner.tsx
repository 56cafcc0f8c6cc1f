import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import { WidePicture } from '../WidePicture/WidePicture.tsx';
import {
  aligns,
  aside,
  banner,
  copy,
  describe as line,
  discount as offer,
  inner,
  links,
  scene,
  time as when,
  title as name,
  veils,
} from './Banner.css.ts';

type BannerProps = {
  /** "\n" breaks the line. */
  title: string;
  /** The offer itself, in very large type; without one, the title takes its place. */
  discount?: string | undefined;
  discountDescribe?: string | undefined;
  /** When it holds, as it is read. */
  time?: string | undefined;
  picture: PictureData;
  /** For phones; the wide one is cut to fit unless given. */
  tallPicture?: PictureData | undefined;
  priority?: boolean | undefined;
  actions?: readonly LinkAction[] | undefined;
  align?: 'start' | 'centre' | undefined;
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
    <section {...rest} className={clsx(banner, veils[align], grounds.ink, className)}>
      <WidePicture picture={picture} tallPicture={tallPicture} priority={priority} className={scene} />
      <div className={inner}>
        <div className={clsx(copy, aligns[align])}>
          {time && <p className={when}>{time}</p>}
          <Heading className={discount ? name : offer}>{title}</Heading>
          {discount && <p className={offer}>{discount}</p>}
          {discountDescribe && <p className={line}>{discountDescribe}</p>}
          {children}
          {actions.length > 0 && (
            <div className={links}>
              <Actions actions={actions} size="large" />
            </div>
          )}
        </div>
        {beside && <div className={aside}>{beside}</div>}
      </div>
    </section>
  );
}
