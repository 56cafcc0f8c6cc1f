import { Actions, Picture, Price, type LinkAction, type PictureData, type PriceProps } from '@kinemorph/ui';
import {
  caption as under,
  copyright as rights,
  eyebrow as above,
  image,
  note as line,
  page,
  plate,
  text as lead,
  title as name,
  tray,
  words,
} from './Frontispiece.css.ts';

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
    <section id={id} className={page}>
      <figure className={plate}>
        <div className={tray}>
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 44vw, (min-width: 768px) 50vw, 100vw"
            priority
            imageClass={image}
          />
        </div>
        <figcaption className={under}>{caption}</figcaption>
      </figure>
      <div className={words}>
        <p className={above}>{eyebrow}</p>
        <h1 className={name}>{title}</h1>
        <p className={lead}>{text}</p>
        {price && <Price {...price} />}
        <Actions actions={actions} size="large" />
        {note && <p className={line}>{note}</p>}
        {copyright && <p className={rights}>{copyright}</p>}
      </div>
    </section>
  );
}
