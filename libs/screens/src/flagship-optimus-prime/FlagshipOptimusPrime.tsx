import { BelowTheFold } from '@kinemorph/site';
import { CallToAction, CommandList, FeatureBlock, Gallery, ProductHero, Reveal, Section, SectionBar, Steps } from '@kinemorph/ui';
import { airy, orders } from './FlagshipOptimusPrime.css.ts';
import type { FlagshipOptimusPrimeModel } from './model.server.ts';
import { Shapes } from './Shapes.tsx';

/** A story of transformation: both shapes, the steps between them, then whose word starts them and how he learns more. */
export function FlagshipOptimusPrime({ bar, hero, robot, hauler, change: { steps, ...change }, voice: { groups, ...voice }, theater, program, gallery: { heading, ...gallery }, order }: FlagshipOptimusPrimeModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} />
      <BelowTheFold>
        <Shapes id="overview" robot={robot} hauler={hauler} />
        <Section id="HardwareTech" {...change} tone="fog">
          <Reveal>
            <Steps steps={steps} className={airy} />
          </Reveal>
        </Section>
        <FeatureBlock {...voice} tone="ink">
          <CommandList groups={groups} className={orders} />
        </FeatureBlock>
        <FeatureBlock {...theater} side="end" />
        <FeatureBlock id="SoftwareAbility" {...program} tone="ink" />
        <Section id="gallery" heading={heading}>
          <Gallery {...gallery} />
        </Section>
        <CallToAction {...order} />
      </BelowTheFold>
    </>
  );
}
