import { Heading, Picture, Reveal, Text, type PictureData } from '@kinemorph/ui';
import * as styles from './Blueprint.css.ts';

interface BlueprintProps {
  picture: PictureData;
  /** The accessible name of the list of parts. */
  label: string;
  /** In the order of their marks. */
  parts: readonly { readonly name: string; readonly text: string }[];
}

/** The machine on its drawing sheet, with a numbered lead to each part and the list of parts beside it. */
export function Blueprint({ picture, label, parts }: BlueprintProps) {
  return (
    <Reveal className={styles.sheet}>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <Picture picture={picture} sizes="(min-width: 64em) 34vw, 62vw" imageClass={styles.image} />
          {styles.places.slice(0, parts.length).map((place, at) => (
            <span key={place} className={`${styles.lead} ${place}`} aria-hidden="true">
              <span className={styles.mark}>{at + 1}</span>
            </span>
          ))}
        </div>
      </div>
      <ol className={styles.parts} aria-label={label}>
        {parts.map((each, at) => (
          <li key={each.name} className={styles.part}>
            <span className={styles.key} aria-hidden="true">
              {at + 1}
            </span>
            <Heading level="none">{each.name}</Heading>
            <Text tone="soft" className={styles.description}>
              {each.text}
            </Text>
          </li>
        ))}
      </ol>
    </Reveal>
  );
}
