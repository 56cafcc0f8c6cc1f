import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { WidePicture } from '../WidePicture/WidePicture.tsx';
import {
  badges as marks,
  copy,
  copyright as rights,
  eyebrow as above,
  hero,
  inner,
  scene,
  subtitle as line,
  title as name,
} from './ProductHero.css.ts';

type ProductHeroProps = {
  eyebrow?: string | undefined;
  /** "\n" breaks the line. */
  title: string;
  subtitle?: string | undefined;
  /** The machine in its studio, to the end of the scene: words stand at its start. */
  picture: PictureData;
  /** For phones, where the machine stands above the words. */
  tallPicture?: PictureData | undefined;
  badges?: readonly { label: string; tone?: BadgeTone | undefined }[] | undefined;
  price?: PriceProps | undefined;
  actions?: readonly LinkAction[] | undefined;
  copyright?: string | undefined;
  headingLevel?: 1 | 2 | undefined;
  /** Something more under the actions: a film, a countdown. */
  children?: ReactNode;
};

/** The first screen of a product's page: the machine in its studio, what it is and what it costs. */
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
    <section {...rest} className={clsx(hero, grounds.ink, className)}>
      <div className={scene}>
        <WidePicture picture={picture} tallPicture={tallPicture} priority />
      </div>
      <div className={inner}>
        <div className={copy}>
          {badges.length > 0 && (
            <p className={marks}>
              {badges.map(({ label, tone }) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ))}
            </p>
          )}
          {eyebrow && <p className={above}>{eyebrow}</p>}
          <Heading className={name}>{title}</Heading>
          {subtitle && <p className={line}>{subtitle}</p>}
          {price && <Price {...price} />}
          <Actions actions={actions} size="large" />
          {children}
        </div>
        {copyright && <p className={rights}>{copyright}</p>}
      </div>
    </section>
  );
}
