import { Actions, Picture, Reveal, type LinkAction, type PictureData } from '@kinemorph/ui';
import {
  both,
  head,
  heading as title,
  image,
  intro as line,
  name as who,
  section,
  sides as halves,
  stage,
  term,
  trait,
  traits,
  value as words,
  valueLine as wordsLine,
  way,
} from './Difference.css.ts';

interface Side {
  readonly name: string;
  readonly picture: PictureData;
  /** The same properties, in the same order, on both sides. */
  readonly rows: readonly { readonly name: string; readonly value: readonly string[] }[];
  readonly action?: LinkAction;
}

interface DifferenceProps {
  id?: string;
  heading: string;
  intro: string;
  sides: readonly [Side, Side];
}

/** Two machines on two grounds that meet on a seam, property beside property. */
export function Difference({ id, heading, intro, sides }: DifferenceProps) {
  return (
    <section id={id} className={section}>
      <div className={head}>
        <h2 className={title}>{heading}</h2>
        <p className={line}>{intro}</p>
      </div>
      <div className={both}>
        {sides.map(({ name, picture, rows, action }, at) => (
          <Reveal key={name} className={halves[at]}>
            <div className={stage}>
              <Picture picture={picture} sizes="(min-width: 768px) 30vw, 70vw" imageClass={image} />
            </div>
            <h3 className={who}>{name}</h3>
            <dl className={traits}>
              {rows.map((each) => (
                <div key={each.name} className={trait}>
                  <dt className={term}>{each.name}</dt>
                  <dd className={words}>
                    {each.value.map((line) => (
                      <span key={line} className={wordsLine}>
                        {line}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
            {action && <Actions actions={[action]} className={way} />}
          </Reveal>
        ))}
      </div>
    </section>
  );
}
