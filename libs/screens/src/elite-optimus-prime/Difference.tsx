import { Actions, Heading, Picture, Reveal, Stack, Text, type LinkAction, type PictureData } from '@kinemorph/ui';
import * as styles from './Difference.css.ts';

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
    <section id={id} className={styles.section}>
      <Stack className={styles.head}>
        <Heading level={2} size="title">
          {heading}
        </Heading>
        <Text size="lead" className={styles.intro}>
          {intro}
        </Text>
      </Stack>
      <div className={styles.both}>
        {sides.map(({ name, picture, rows, action }, at) => (
          <Reveal key={name} className={styles.sides[at]}>
            <div className={styles.stage}>
              <Picture picture={picture} sizes="(min-width: 48em) 30vw, 70vw" imageClass={styles.image} />
            </div>
            <Heading level={3} className={styles.name}>
              {name}
            </Heading>
            <dl className={styles.traits}>
              {rows.map((each) => (
                <Stack key={each.name} space="xxs" className={styles.trait}>
                  <Text as="dt" size="small" tone="soft">
                    {each.name}
                  </Text>
                  <dd className={styles.value}>
                    {each.value.map((line) => (
                      <span key={line} className={styles.valueLine}>
                        {line}
                      </span>
                    ))}
                  </dd>
                </Stack>
              ))}
            </dl>
            {action && <Actions actions={[action]} className={styles.way} />}
          </Reveal>
        ))}
      </div>
    </section>
  );
}
