import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { card, cards, content as text, image, link, title as name, words } from './OfferCard.css.ts';

/** Offers side by side. */
export function OfferCards({ children, className, ...rest }: { children: ReactNode } & Root<'div'>) {
  return (
    <div {...rest} className={clsx(cards, className)}>
      {children}
    </div>
  );
}

type OfferCardProps = {
  title: string;
  /** "\n" breaks the line. */
  content: string;
  picture: PictureData;
  /** Left out where there is nothing to do but buy. */
  action?: LinkAction | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** One special offer: what there is to get, and how. */
export function OfferCard({
  title,
  content,
  picture,
  action,
  headingLevel = 3,
  className,
  ...rest
}: OfferCardProps & Root<'article'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx(card, className)}>
      <Picture picture={picture} sizes="(min-width: 1024px) 45vw, (min-width: 768px) 50vw, 100vw" imageClass={image} />
      <div className={words}>
        <Heading className={name}>{title}</Heading>
        <p className={text}>{content}</p>
        {action && (
          <ButtonLink
            href={action.href}
            tone={action.tone ?? 'outline'}
            external={action.external}
            aria-label={action.ariaLabel}
            className={link}
          >
            {action.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
