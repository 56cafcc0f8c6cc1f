import { FloatText, Reveal, Text, WidePicture, type PictureData } from '@kinemorph/ui';
import * as styles from './Moment.css.ts';

export interface MomentProps {
  readonly id: string;
  /** "\n" breaks the line. */
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
  /** The side of the picture. */
  readonly side: 'start' | 'end';
  /** The light of the picture. */
  readonly light?: 'night' | 'day';
}

/** A moment of the monologue: one picture from edge to edge, and one very large sentence. */
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
          <Text size="lead" className={styles.text}>
            {text}
          </Text>
        </Reveal>
      </div>
    </section>
  );
}
