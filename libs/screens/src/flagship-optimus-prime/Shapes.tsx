import { Heading, Picture, Reveal, Text, type PictureData } from '@kinemorph/ui';
import * as styles from './Shapes.css.ts';

/** One shape of the machine: its text, and its picture without background. */
export interface ShapeProps {
  /** "\n" breaks the line. */
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
}

/** Both shapes of one machine, which meet on a seam: the one in the dark, the other in daylight. */
export function Shapes({
  id,
  robot,
  hauler,
}: {
  readonly id: string;
  readonly robot: ShapeProps;
  readonly hauler: ShapeProps;
}) {
  return (
    <section id={id} className={styles.shapes}>
      <Shape {...robot} light="night" />
      <Shape {...hauler} light="day" />
    </section>
  );
}

function Shape({ title, text, picture, light }: ShapeProps & { readonly light: keyof typeof styles.lights }) {
  return (
    <div className={`${styles.shape} ${styles.lights[light]}`}>
      <Reveal className={styles.stage}>
        <Picture picture={picture} sizes="(min-width: 48em) 50vw, 100vw" imageClass={styles.image} />
      </Reveal>
      <Heading level={2} size="hero">
        {title}
      </Heading>
      <Text size="lead" className={styles.text}>
        {text}
      </Text>
    </div>
  );
}
