import { useText, type SharedTextId } from '@kinemorph/i18n';
import {
  Actions,
  Badge,
  CommandList,
  FeatureBlock,
  Heading,
  Price,
  Section,
  Stack,
  StatBand,
  Text,
  type LinkAction,
} from '@kinemorph/ui';
import { actionLinks } from '../product-actions.ts';
import * as styles from './Robots.css.ts';
import type { RobotModel, RobotsModel } from './robots.server.ts';

/**
 * Every robot in detail, in a region without pages for them: its abilities, its figures, its voice commands, and the
 * link to the store.
 */
export function Robots({ heading, intro, list, all }: RobotsModel & { readonly all: LinkAction | undefined }) {
  return (
    <>
      <Section heading={heading} intro={intro}>
        {all && <Actions actions={[all]} first="outline" size="large" />}
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
  const t = useText<SharedTextId>();
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
        fit="whole"
        headingLevel={3}
      >
        <Stack align="start" className={styles.order}>
          {status && (
            <p>
              <Badge tone="neutral">{status}</Badge>
            </p>
          )}
          {price && <Price {...price} />}
          <Actions actions={[...actionLinks(offer, t), ...more]} />
          {copyright && (
            <Text size="small" tone="soft">
              {copyright}
            </Text>
          )}
        </Stack>
      </FeatureBlock>
      <Section tone="ink">
        <div className={figures.length > 0 ? styles.facts : undefined}>
          {figures.length > 0 && <StatBand className={styles.figures} stats={figures} />}
          <Voice {...voice} />
        </div>
      </Section>
    </>
  );
}

/** The words that a robot hears. */
function Voice({ heading, commands, note }: RobotModel['voice']) {
  return (
    <Stack>
      <Heading level={4}>{heading}</Heading>
      <CommandList groups={[{ commands }]} />
      {note && (
        <Text size="small" tone="soft">
          {note}
        </Text>
      )}
    </Stack>
  );
}
