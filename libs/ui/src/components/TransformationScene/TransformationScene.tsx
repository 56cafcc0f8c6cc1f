'use client';

import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './TransformationScene.css.ts';
import type { StripData } from './strip-data.ts';
import { useScrub } from './use-scrub.ts';

export type { StripData } from './strip-data.ts';

type TransformationSceneProps = {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** The title, set as a heading. */
  title: string;
  /** The text below the title. */
  text?: string | undefined;
  /** Description of the animation, for visitors who can't see it. */
  description: string;
  /** The frames of the change, as the render tool writes them. */
  strip: StripData;
  /** The machine before, during and after the change, each with a caption. The first is the strip's first frame. */
  stills: readonly { picture: PictureData; caption: string }[];
};

/**
 * A machine that changes its shape with the visitor's scroll, forward and back. Meanwhile the scene stays in the
 * window, and the captions of its stills change. With reduced motion or without scripts, it shows the stills side by
 * side.
 */
export function TransformationScene({
  eyebrow,
  title,
  text,
  description,
  strip,
  stills: moments,
  className,
  ...rest
}: TransformationSceneProps & Root<'section'>) {
  const track = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLCanvasElement>(null);
  const captions = useRef<HTMLOListElement>(null);
  useScrub({ track, screen, captions }, strip);
  const [start] = moments;
  return (
    <section {...rest} className={clsx(styles.scene, grounds.ink, className)}>
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div ref={track} className={styles.way}>
        <div className={styles.pinned}>
          <div className={styles.film}>
            <div className={styles.stage}>
              {start && (
                <Picture
                  picture={{ ...start.picture, alt: description }}
                  sizes="(min-width: 48em) 100vw, 160vw"
                  imageClass={styles.first}
                />
              )}
              <canvas ref={screen} className={styles.canvas} aria-hidden="true" />
            </div>
          </div>
          <ol ref={captions} className={styles.stills}>
            {moments.map(({ picture, caption: says }, index) => (
              <li key={says} className={styles.moment} data-current={index === 0 ? '' : undefined}>
                <Picture picture={picture} sizes="(min-width: 48em) 33vw, 100vw" imageClass={styles.still} />
                <p className={styles.caption}>{says}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
