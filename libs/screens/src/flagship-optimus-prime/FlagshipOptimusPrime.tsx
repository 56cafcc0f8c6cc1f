import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  CommandList,
  CommandSearch,
  DialogLink,
  FeatureBlock,
  Gallery,
  ProductHero,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
  TransformationScene,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Commands } from '../sections/Commands.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import * as styles from './FlagshipOptimusPrime.css.ts';
import type { FlagshipOptimusPrimeModel } from './model.server.ts';
import { Shapes } from './Shapes.tsx';

/** A story of transformation: both shapes and the steps between them, then the voice commands and the programming. */
export function FlagshipOptimusPrime({
  bar,
  hero,
  buying,
  robot,
  hauler,
  change,
  voice: { groups, dialog, commands, ...voice },
  figures: { stats, ...figures },
  theater,
  program,
  specs,
  gallery: { heading, ...gallery },
  order,
}: FlagshipOptimusPrimeModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} />
      <Buying buying={buying}>
        <BelowTheFold>
          <Shapes id="overview" robot={robot} hauler={hauler} />
          <TransformationScene id="HardwareTech" {...change} />
          <FeatureBlock {...voice} tone="ink">
            <CommandList groups={groups} className={styles.orders} />
            <DialogLink {...dialog}>
              <CommandSearch {...commands} />
            </DialogLink>
          </FeatureBlock>
          <Section {...figures}>
            <StatBand stats={stats} />
          </Section>
          <FeatureBlock {...theater} side="end" />
          <FeatureBlock id="SoftwareAbility" {...program} tone="ink" />
          <Section id="specs" heading={specs.heading} tone="fog">
            <SpecsTable groups={specs.groups} />
            <Commands {...commands} title={dialog.title} />
          </Section>
          <Section id="gallery" heading={heading}>
            <Gallery {...gallery} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} tone="fog" />}
          <CallToAction {...order} />
        </BelowTheFold>
      </Buying>
    </>
  );
}
