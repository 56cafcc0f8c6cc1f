import { Picture, Reveal, type PictureData } from '@kinemorph/ui';
import { detail, details as row, image, text as below, title as name } from './Details.css.ts';

/** Something small that is worth a look. */
export interface DetailProps {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
}

/** Close-ups side by side, each with its line, hung like plates in a museum. */
export function Details({ details }: { readonly details: readonly DetailProps[] }) {
  return (
    <div className={row}>
      {details.map(({ title, text, picture }) => (
        <Reveal key={title} className={detail}>
          <Picture picture={picture} sizes="(min-width: 768px) 45vw, 100vw" imageClass={image} />
          <h3 className={name}>{title}</h3>
          <p className={below}>{text}</p>
        </Reveal>
      ))}
    </div>
  );
}
