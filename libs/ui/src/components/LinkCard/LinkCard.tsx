import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { card, cards, copy, go, image, link, text as line, title as name } from './LinkCard.css.ts';

type LinkCardProps = {
  title: string;
  text: string;
  href: string;
  label: string;
  picture?: PictureData | undefined;
  external?: boolean | undefined;
};

/** Doors side by side. */
export function LinkCards({ children, className, ...rest }: { children: ReactNode } & Root<'div'>) {
  return (
    <div {...rest} className={clsx(cards, className)}>
      {children}
    </div>
  );
}

/** A door to a neighbouring world; the whole card is the door. */
export function LinkCard({
  title,
  text,
  href,
  label,
  picture,
  external = false,
  className,
  ...rest
}: LinkCardProps & Root<'article'>) {
  const id = useId();
  return (
    <article {...rest} className={clsx(card, className)}>
      <div className={copy}>
        <h3 id={`${id}t`} className={name}>
          {title}
        </h3>
        <p className={line}>{text}</p>
        <a id={`${id}l`} className={link} href={href} aria-labelledby={`${id}l ${id}t`}>
          {label}
          <span className={go}>
            <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />
          </span>
        </a>
      </div>
      {picture && <Picture picture={picture} sizes="(min-width: 768px) 40vw, 100vw" imageClass={image} />}
    </article>
  );
}
