import { Picture, Reveal, type PictureData } from '@kinemorph/ui';
import {
  description,
  frame,
  image,
  key,
  lead,
  mark,
  name,
  part,
  parts as list,
  places,
  sheet,
  stage,
} from './Blueprint.css.ts';

interface BlueprintProps {
  picture: PictureData;
  /** Names the list of parts. */
  label: string;
  /** In the order of their marks. */
  parts: readonly { readonly name: string; readonly text: string }[];
}

/** The machine on its drawing sheet, with a numbered lead to each part and the list of parts beside it. */
export function Blueprint({ picture, label, parts }: BlueprintProps) {
  return (
    <Reveal className={sheet}>
      <div className={stage}>
        <div className={frame}>
          <Picture picture={picture} sizes="(min-width: 1024px) 34vw, 62vw" imageClass={image} />
          {places.slice(0, parts.length).map((place, at) => (
            <span key={place} className={`${lead} ${place}`} aria-hidden="true">
              <span className={mark}>{at + 1}</span>
            </span>
          ))}
        </div>
      </div>
      <ol className={list} aria-label={label}>
        {parts.map((each, at) => (
          <li key={each.name} className={part}>
            <span className={key} aria-hidden="true">
              {at + 1}
            </span>
            <p className={name}>{each.name}</p>
            <p className={description}>{each.text}</p>
          </li>
        ))}
      </ol>
    </Reveal>
  );
}
