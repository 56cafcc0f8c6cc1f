import { Picture, Reveal, type PictureData } from '@kinemorph/ui';
import * as styles from './EditionRecord.css.ts';

interface EditionRecordProps {
  heading: string;
  /** How many there are, and of what. */
  count: { readonly number: string; readonly unit: string };
  entries: readonly { readonly name: string; readonly value: string }[];
  picture: PictureData;
}

/** What is on record of an edition, set like a certificate. */
export function EditionRecord({
  heading,
  count: { number, unit: pieces },
  entries: rows,
  picture,
}: EditionRecordProps) {
  return (
    <Reveal className={styles.record}>
      <div className={styles.margin}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.count}>
          <span className={styles.sum}>{number}</span> <span className={styles.unit}>{pieces}</span>
        </p>
        <dl className={styles.entries}>
          {rows.map(({ name, value }) => (
            <div key={name} className={styles.entry}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.stage}>
        <Picture picture={picture} sizes="(min-width: 48em) 40vw, 100vw" imageClass={styles.image} />
      </div>
    </Reveal>
  );
}
