import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Reveal } from '../Reveal/Reveal.tsx';
import { WidePicture } from '../WidePicture/WidePicture.tsx';
import * as styles from './FeatureBlock.css.ts';

/** A part of a feature, with its description. */
export type FeatureItem = { title: string; text: string };

type FeatureCopy = {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** "\n" breaks the line. */
  title: string;
  /** The text below the title. */
  text?: string | undefined;
  /** A line each, or a title with its description each. */
  items?: readonly string[] | readonly FeatureItem[] | undefined;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  /** More content under the text, such as a button that opens a dialog or a list of commands. */
  children?: ReactNode;
};

type FeatureBlockProps = FeatureCopy & {
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** Picture for phones; only with the variant `full`. */
  tallPicture?: PictureData | undefined;
  /** `full` places the text on top of the picture; `split` by default. */
  variant?: 'split' | 'full' | undefined;
  /** Side of the picture; with `full`, the side of the subject in the picture. `start` by default. */
  side?: 'start' | 'end' | undefined;
  /**
   * `contain` is for machines without a background, `whole` for machines on the light ground of a studio, of which
   * nothing is cropped; `cover` by default.
   */
  fit?: 'cover' | 'contain' | 'whole' | undefined;
  /** The ground that it is on; sets the colours of everything in it. */
  tone?: Ground | undefined;
};

/** A feature of a product with its picture; consecutive blocks should alternate their sides. */
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
  const isPortrait = fit !== 'contain' && picture.height > picture.width;
  const image = clsx(styles.fits[fit], fit === 'cover' && isPortrait && styles.portrait);
  const said = (
    <Reveal className={styles.measure}>
      <Copy {...{ eyebrow, title, text, items, actions, headingLevel, children }} />
    </Reveal>
  );
  if (variant === 'full') {
    return (
      <section {...data} ref={ref} id={id} className={clsx(styles.full, styles.sides[side], grounds.ink, className)}>
        <div className={styles.backdrop}>
          <WidePicture picture={picture} tallPicture={tallPicture} />
        </div>
        <div className={styles.over}>{said}</div>
      </section>
    );
  }
  return (
    <section {...data} ref={ref} id={id} className={clsx(styles.split, styles.sides[side], grounds[tone], className)}>
      <div className={clsx(styles.stage, fit === 'whole' && styles.studio, isPortrait && styles.tallStage)}>
        <Picture picture={picture} sizes="(min-width: 48em) 50vw, 100vw" imageClass={image} />
      </div>
      <div className={styles.words}>{said}</div>
    </section>
  );
}

function Copy({ eyebrow, title, text, items = [], actions = [], headingLevel = 2, children }: FeatureCopy) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.copy}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((said) =>
            typeof said === 'string' ? (
              <li key={said} className={styles.item}>
                {said}
              </li>
            ) : (
              <li key={said.title} className={styles.item}>
                <div>
                  <strong className={styles.itemTitle}>{said.title}</strong>
                  <p className={styles.itemText}>{said.text}</p>
                </div>
              </li>
            ),
          )}
        </ul>
      )}
      <Actions actions={actions} className={styles.below} />
      {children}
    </div>
  );
}
