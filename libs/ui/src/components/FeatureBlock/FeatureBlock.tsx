import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Reveal } from '../Reveal/Reveal.tsx';
import { WidePicture } from '../WidePicture/WidePicture.tsx';
import {
  backdrop,
  below,
  copy,
  eyebrow as above,
  fits,
  full,
  item,
  itemText,
  itemTitle,
  list,
  measure,
  over,
  portrait,
  sides,
  split,
  stage,
  text as line,
  title as name,
  words,
} from './FeatureBlock.css.ts';

/** One of the things that make an ability up, and what it does. */
export type FeatureItem = { title: string; text: string };

type FeatureCopy = {
  eyebrow?: string | undefined;
  /** "\n" breaks the line. */
  title: string;
  text?: string | undefined;
  /** A line each, or a title with its description each. */
  items?: readonly string[] | readonly FeatureItem[] | undefined;
  actions?: readonly LinkAction[] | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Something more under the text: a button that opens a dialog, a list of commands. */
  children?: ReactNode;
};

type FeatureBlockProps = FeatureCopy & {
  picture: PictureData;
  /** For phones; only where the picture is the whole panel. */
  tallPicture?: PictureData | undefined;
  /** `full` lays the words over the picture. */
  variant?: 'split' | 'full' | undefined;
  /** Where the picture stands, or where what it shows does. */
  side?: 'start' | 'end' | undefined;
  /** `contain` is for machines without their ground. */
  fit?: 'cover' | 'contain' | undefined;
  tone?: Ground | undefined;
};

/** One thing that a product can do, with its picture; blocks in a row take turns at their sides. */
export function FeatureBlock({
  picture,
  tallPicture,
  variant = 'split',
  side = 'start',
  fit = 'cover',
  tone = 'paper',
  className,
  ref,
  id,
  ...rest
}: FeatureBlockProps & Root<'section'>) {
  const { eyebrow, title, text, items, actions, headingLevel, children, ...data } = rest;
  // Trimmed, a standing machine keeps its head.
  const image = clsx(fits[fit], fit === 'cover' && picture.height > picture.width && portrait);
  const said = (
    <Reveal className={measure}>
      <Copy {...{ eyebrow, title, text, items, actions, headingLevel, children }} />
    </Reveal>
  );
  if (variant === 'full') {
    return (
      <section {...data} ref={ref} id={id} className={clsx(full, sides[side], grounds.ink, className)}>
        <div className={backdrop}>
          <WidePicture picture={picture} tallPicture={tallPicture} />
        </div>
        <div className={over}>{said}</div>
      </section>
    );
  }
  return (
    <section {...data} ref={ref} id={id} className={clsx(split, sides[side], grounds[tone], className)}>
      <div className={stage}>
        <Picture picture={picture} sizes="(min-width: 768px) 50vw, 100vw" imageClass={image} />
      </div>
      <div className={words}>{said}</div>
    </section>
  );
}

function Copy({ eyebrow, title, text, items = [], actions = [], headingLevel = 2, children }: FeatureCopy) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={copy}>
      {eyebrow && <p className={above}>{eyebrow}</p>}
      <Heading className={name}>{title}</Heading>
      {text && <p className={line}>{text}</p>}
      {items.length > 0 && (
        <ul className={list}>
          {items.map((said) =>
            typeof said === 'string' ? (
              <li key={said} className={item}>
                {said}
              </li>
            ) : (
              <li key={said.title} className={item}>
                <div>
                  <strong className={itemTitle}>{said.title}</strong>
                  <p className={itemText}>{said.text}</p>
                </div>
              </li>
            ),
          )}
        </ul>
      )}
      <Actions actions={actions} className={below} />
      {children}
    </div>
  );
}
