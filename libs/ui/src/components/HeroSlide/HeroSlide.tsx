import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import {
  copy,
  copyright as rights,
  eyebrow as above,
  film,
  hero,
  heroPicture,
  image,
  inner,
  subtitle as line,
  title as name,
} from './HeroSlide.css.ts';

type HeroSlideProps = {
  eyebrow?: string | undefined;
  /** "\n" breaks the line. */
  title: string;
  subtitle?: string | undefined;
  copyright?: string | undefined;
  picture: PictureData;
  priority?: boolean | undefined;
  /** A film without sound that may take the picture's place, in several formats. It waits for a script that says when: `data-playing` shows it. */
  loop?: readonly { src: string; type: string }[] | undefined;
  price?: PriceProps | undefined;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  actions?: readonly LinkAction[] | undefined;
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
  badge,
  actions = [],
  headingLevel = 2,
  className,
  ...rest
}: HeroSlideProps & Root<'div'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(hero, grounds.ink, className)}>
      <div className={heroPicture}>
        <Picture picture={picture} priority={priority} sizes="(min-width: 1024px) 40vw, 52vw" imageClass={image} />
        {loop && (
          <video className={film} data-loop muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
            {loop.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </video>
        )}
      </div>
      <div className={inner}>
        <div className={copy}>
          {badge && (
            <p>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </p>
          )}
          {eyebrow && <p className={above}>{eyebrow}</p>}
          <Heading className={name}>{title}</Heading>
          {subtitle && <p className={line}>{subtitle}</p>}
          {price && <Price {...price} />}
          <Actions actions={actions} size="large" />
        </div>
        {copyright && <p className={rights}>{copyright}</p>}
      </div>
    </div>
  );
}
