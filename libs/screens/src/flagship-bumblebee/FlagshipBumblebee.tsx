import { useText, type SharedTextId } from '@kinemorph/i18n';
import { BelowTheFold, useSubscribe } from '@kinemorph/site';
import {
  CallToAction,
  CommandList,
  EmailForm,
  FeatureBlock,
  Gallery,
  LinkCard,
  LinkCards,
  ProductHero,
  Reveal,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
  Steps,
  Timeline,
  TransformationScene,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Commands } from '../sections/Commands.tsx';
import { CampaignCountdown } from '../sections/CampaignCountdown.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import { subscribeLabels } from '../subscribe-labels.ts';
import * as styles from './FlagshipBumblebee.css.ts';
import type { FlagshipBumblebeeModel } from './model.server.ts';
import { Scene } from './Scene.tsx';

/** The flagship of the season: its pre-order by phases, and all its abilities once it is open. */
export function FlagshipBumblebee({
  bar,
  hero,
  buying,
  countdown,
  notify,
  overview: { stats, ...overview },
  car,
  voice: { groups, ...voice },
  revealed,
  gallery: { heading, ...gallery },
  way,
  order,
}: FlagshipBumblebeeModel) {
  const text = useText<SharedTextId>();
  const subscribe = useSubscribe('flagship-bumblebee-preheat');
  const form = notify !== undefined && (
    <EmailForm labels={{ ...subscribeLabels(text), button: notify }} {...subscribe} />
  );
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero}>
        {form}
        {countdown && <CampaignCountdown {...countdown} />}
      </ProductHero>
      <Buying buying={buying}>
        <BelowTheFold>
          <Section id="overview" {...overview} tone="ink">
            <StatBand stats={stats} />
          </Section>
          {revealed && <Hardware blocks={revealed.hardware} />}
          {car && <Scene {...car} />}
          {revealed && <TransformationScene {...revealed.change} />}
          <Section id="SoftwareAbility" {...voice} tone="fog">
            <CommandList groups={groups} className={styles.threeGroups} />
          </Section>
          {revealed && <Software {...revealed} />}
          <Section id="gallery" heading={heading}>
            <Gallery {...gallery} />
          </Section>
          {way && (
            <Section heading={way.heading} tone="fog">
              <Timeline label={way.label} labels={way.labels} stages={way.stages} />
            </Section>
          )}
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} tone="fog" />}
          <CallToAction id={notify === undefined ? undefined : 'notify'} {...order}>
            {form}
          </CallToAction>
        </BelowTheFold>
      </Buying>
    </>
  );
}

/** Renders the hardware: one block for each part of it. */
function Hardware({ blocks }: { readonly blocks: NonNullable<FlagshipBumblebeeModel['revealed']>['hardware'] }) {
  return (
    <div id="HardwareTech">
      {blocks.map((block) => (
        <FeatureBlock key={block.title} {...block} />
      ))}
    </div>
  );
}

/** Renders the abilities, the programming and the specs. */
function Software({
  theater,
  programming: { steps, links, ...programming },
  specs: { heading, groups, commands },
}: NonNullable<FlagshipBumblebeeModel['revealed']>) {
  return (
    <>
      <Scene {...theater} />
      <Section {...programming}>
        <Reveal>
          <Steps steps={steps} numbered={false} />
        </Reveal>
        <LinkCards className={styles.below}>
          {links.map((link) => (
            <LinkCard key={link.href} {...link} />
          ))}
        </LinkCards>
      </Section>
      <Section id="specs" heading={heading} tone="fog">
        <SpecsTable groups={groups} />
        <Commands {...commands} />
      </Section>
    </>
  );
}
