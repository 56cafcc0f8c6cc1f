import { useText, type SharedTextId } from '@kinemorph/i18n';
import { Actions, Badge, CommandList, FeatureBlock, Price, Section, StatBand } from '@kinemorph/ui';
import { actionLinks } from '../product-actions.ts';
import * as styles from './Robots.css.ts';
import type { RobotModel, RobotsModel } from './robots.server.ts';

/** Every robot at length, in a region that has no pages for them: what it does, its figures, what it hears, and where it is sold. */
export function Robots({ heading, intro, list }: RobotsModel) {
  return (
    <>
      <Section heading={heading} intro={intro}>
        {null}
      </Section>
      {list.map((robot, index) => (
        <Robot key={robot.id} {...robot} side={index % 2 === 0 ? 'start' : 'end'} />
      ))}
    </>
  );
}

function Robot({
  id,
  name,
  line,
  text,
  abilities,
  picture,
  copyright,
  price,
  status,
  offer,
  more,
  figures,
  voice,
  side,
}: RobotModel & { readonly side: 'start' | 'end' }) {
  const say = useText<SharedTextId>();
  return (
    <>
      <FeatureBlock
        id={id}
        eyebrow={line}
        title={name}
        text={text}
        items={abilities}
        picture={picture}
        side={side}
        headingLevel={3}
      >
        <div className={styles.order}>
          {status && (
            <p>
              <Badge tone="neutral">{status}</Badge>
            </p>
          )}
          {price && <Price {...price} />}
          <Actions actions={[...actionLinks(offer, say), ...more]} />
          {copyright && <p className={styles.rights}>{copyright}</p>}
        </div>
      </FeatureBlock>
      <Section tone="ink">
        <div className={figures.length > 0 ? styles.facts : undefined}>
          {figures.length > 0 && <StatBand className={styles.figures} stats={figures} />}
          <div className={styles.voice}>
            <h4 className={styles.title}>{voice.heading}</h4>
            <CommandList groups={[{ commands: voice.commands }]} />
            {voice.note && <p className={styles.note}>{voice.note}</p>}
          </div>
        </div>
      </Section>
    </>
  );
}
