import { Actions, Picture, Price, type LinkAction, type PictureData, type PriceProps } from '@kinemorph/ui';
import * as styles from './Frontispiece.css.ts';

interface FrontispieceProps {
  id?: string;
  eyebrow: string;
  /** "\n" breaks the line. */
  title: string;
  text: string;
  picture: PictureData;
  /** What is read under the plate. */
  caption: string;
  price?: PriceProps | undefined;
  actions: readonly LinkAction[];
  /** Until when, or from when. */
  note?: string;
  copyright?: string;
}

/** The first page of a catalog: one plate on paper, and what it is a plate of. */
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
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {price && <Price {...price} />}
        <Actions actions={actions} size="large" />
        {note && <p className={styles.note}>{note}</p>}
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </div>
    </section>
  );
}
