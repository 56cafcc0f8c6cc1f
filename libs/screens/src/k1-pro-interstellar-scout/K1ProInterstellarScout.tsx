import { BelowTheFold } from '@kinemorph/site';
import { CallToAction, FeatureBlock, Gallery, ProductHero, Reveal, Section, SectionBar, Steps } from '@kinemorph/ui';
import type { K1ProInterstellarScoutModel } from './model.server.ts';

/** A scout that one programs: what it senses, what it carries, how it is taught, and where what it learnt is shared. */
export function K1ProInterstellarScout({ bar, hero, senses, pack, programming: { steps, ...programming }, sharing, gallery: { heading, ...gallery }, order }: K1ProInterstellarScoutModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} />
      <BelowTheFold>
        <FeatureBlock id="overview" {...senses} tone="ink" />
        <FeatureBlock {...pack} side="end" tone="ink" />
        <Section id="SoftwareAbility" {...programming}>
          <Reveal>
            <Steps steps={steps} numbered={false} />
          </Reveal>
        </Section>
        <FeatureBlock {...sharing} tone="fog" />
        <Section id="gallery" heading={heading}>
          <Gallery {...gallery} />
        </Section>
        <CallToAction {...order} />
      </BelowTheFold>
    </>
  );
}
