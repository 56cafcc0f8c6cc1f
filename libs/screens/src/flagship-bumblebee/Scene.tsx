import { Heading, Picture, Reveal, Text, WidePicture, type PictureData } from '@kinemorph/ui';
import * as styles from './Scene.css.ts';

interface SceneProps {
  readonly eyebrow: string;
  /** "\n" breaks the line. */
  readonly title: string;
  readonly text: string;
  /** The empty studio, lit at its floor. */
  readonly backdrop: PictureData;
  /** Machines without background, from left to right; the middle one is in front. */
  readonly figures: readonly PictureData[];
}

/** A moment as wide as the window: machines on a studio's floor, under very large words. */
export function Scene({ eyebrow, title, text, backdrop: studio, figures }: SceneProps) {
  const alone = figures.length === 1;
  return (
    <section className={`${styles.scene} ${styles.ground}`}>
      <WidePicture className={styles.backdrop} picture={studio} />
      <div className={styles.inner}>
        <Reveal className={styles.copy}>
          <div>
            <Text size="label" tone="accent" className={styles.eyebrow}>
              {eyebrow}
            </Text>
            <Heading level={2} size="giant">
              {title}
            </Heading>
          </div>
          <Text size="lead" className={styles.text}>
            {text}
          </Text>
        </Reveal>
        <Reveal className={alone ? styles.solo : styles.cast}>
          {figures.map((picture) => (
            <Picture
              key={picture.src}
              picture={picture}
              sizes={alone ? '(min-width: 90em) 1152px, 92vw' : '(min-width: 48em) 34vw, 50vw'}
              imageClass={styles.figure}
            />
          ))}
        </Reveal>
      </div>
    </section>
  );
}
