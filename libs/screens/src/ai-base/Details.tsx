import { Picture, Reveal, type PictureData } from '@kinemorph/ui';
import * as styles from './Details.css.ts';

/** Something small that is worth a look. */
export interface DetailProps {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
}

/** Close-ups side by side, each with its line, hung like plates in a museum. */
export function Details({ details }: { readonly details: readonly DetailProps[] }) {
  return (
    <div className={styles.details}>
      {details.map(({ title, text, picture }) => (
        <Reveal key={title} className={styles.detail}>
          <Picture picture={picture} sizes="(min-width: 48em) 45vw, 100vw" imageClass={styles.image} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Reveal>
      ))}
    </div>
  );
}
