import { Picture, Reveal, type PictureData } from '@kinemorph/ui';
import {
  count,
  entry,
  entries,
  heading as title,
  image,
  margin,
  record,
  stage,
  sum,
  term,
  unit,
  value as words,
} from './EditionRecord.css.ts';

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
    <Reveal className={record}>
      <div className={margin}>
        <h2 className={title}>{heading}</h2>
        <p className={count}>
          <span className={sum}>{number}</span> <span className={unit}>{pieces}</span>
        </p>
        <dl className={entries}>
          {rows.map(({ name, value }) => (
            <div key={name} className={entry}>
              <dt className={term}>{name}</dt>
              <dd className={words}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={stage}>
        <Picture picture={picture} sizes="(min-width: 768px) 40vw, 100vw" imageClass={image} />
      </div>
    </Reveal>
  );
}
