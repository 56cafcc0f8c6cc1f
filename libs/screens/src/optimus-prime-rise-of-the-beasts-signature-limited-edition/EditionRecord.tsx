import { Picture, Reveal, Text, type PictureData } from '@kinemorph/ui';
import * as styles from './EditionRecord.css.ts';

interface EditionRecordProps {
  heading: string;
  /** The number of pieces, and their unit. */
  count: { readonly number: string; readonly unit: string };
  entries: readonly { readonly name: string; readonly value: string }[];
  picture: PictureData;
}

/** The facts of an edition, in the form of a certificate. */
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
          <span className={styles.sum}>{number}</span>{' '}
          <Text as="span" size="lead" tone="soft">
            {pieces}
          </Text>
        </p>
        <dl className={styles.entries}>
          {rows.map(({ name, value }) => (
            <div key={name} className={styles.entry}>
              <Text as="dt" tone="soft">
                {name}
              </Text>
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
