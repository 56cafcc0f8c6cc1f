import { FloatText, Reveal, WidePicture, type PictureData } from '@kinemorph/ui';
import * as styles from './Moment.css.ts';

export interface MomentProps {
  readonly id: string;
  /** "\n" breaks the line. */
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
  /** Where the picture stands. */
  readonly side: 'start' | 'end';
  /** The light that the picture was taken in. */
  readonly light?: 'night' | 'day';
}

/** A moment of the monologue: one picture from edge to edge, and one sentence as large as it can bear. */
export function Moment({ id, title, text, picture, side, light = 'night' }: MomentProps) {
  return (
    <section id={id} className={`${styles.moment} ${styles.sides[side]} ${styles.lights[light]}`}>
      <div className={styles.scene}>
        <WidePicture picture={picture} sizes="(min-width: 48em) 66vw, 100vw" />
      </div>
      <div className={styles.words}>
        <FloatText as="h2" className={styles.line}>
          {title}
        </FloatText>
        <Reveal className={styles.below}>
          <p className={styles.text}>{text}</p>
        </Reveal>
      </div>
    </section>
  );
}
