import {
  Actions,
  Heading,
  Picture,
  Price,
  Stack,
  Text,
  type LinkAction,
  type PictureData,
  type PriceProps,
} from '@kinemorph/ui';
import * as styles from './Frontispiece.css.ts';

interface FrontispieceProps {
  id?: string;
  eyebrow: string;
  /** "\n" breaks the line. */
  title: string;
  text: string;
  picture: PictureData;
  /** The text below the picture. */
  caption: string;
  price?: PriceProps | undefined;
  actions: readonly LinkAction[];
  /** The start or the end of the pre-order. */
  note?: string;
  copyright?: string;
}

/** The first page of a catalog: one picture on paper, with its description. */
export function Frontispiece({
  id,
  eyebrow,
  title,
  text,
  picture,
  caption,
  price,
  actions,
  note,
  copyright,
}: FrontispieceProps) {
  return (
    <section id={id} className={styles.page}>
      <figure className={styles.plate}>
        <div className={styles.tray}>
          <Picture
            picture={picture}
            sizes="(min-width: 64em) 44vw, (min-width: 48em) 50vw, 100vw"
            priority
            imageClass={styles.image}
          />
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <Stack align="start" className={styles.words}>
        <Text size="label" tone="accent">
          {eyebrow}
        </Text>
        <Heading level={1} size="hero" className={styles.title}>
          {title}
        </Heading>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        {price && <Price {...price} />}
        <Actions actions={actions} size="large" />
        {note && (
          <Text size="label" className={styles.note}>
            {note}
          </Text>
        )}
        {copyright && (
          <Text size="small" tone="soft">
            {copyright}
          </Text>
        )}
      </Stack>
    </section>
  );
}
