import { BelowTheFold } from '@kinemorph/site';
import { CallToAction, Collapse, CommandList, DialogLink, FeatureBlock, Gallery, ProductHero, Reveal, Section, SectionBar, SpecsTable, StatBand, Steps } from '@kinemorph/ui';
import { below } from './BumblebeeG1Performance.css.ts';
import type { BumblebeeG1PerformanceModel } from './model.server.ts';

/** A small robot that one makes friends with: how it says hello, what it looks like from all sides, and how one plays with it. */
export function BumblebeeG1Performance({ bar, hero, hello, voice, figures, face, shell, play, programming: { steps, ...programming }, specs, gallery: { heading, ...gallery }, order }: BumblebeeG1PerformanceModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} />
      <BelowTheFold>
        <FeatureBlock id="overview" {...hello} side="end">
          <DialogLink {...voice.dialog}>
            <CommandList groups={voice.groups} />
          </DialogLink>
        </FeatureBlock>
        <Section heading={figures.heading} tone="fog">
          <StatBand stats={figures.stats} />
        </Section>
        <FeatureBlock id="ProductDetails" {...face} />
        <FeatureBlock {...shell} side="end" />
        <FeatureBlock {...play} />
        <Section id="SoftwareAbility" {...programming} tone="fog">
          <Reveal>
            <Steps steps={steps} numbered={false} />
          </Reveal>
        </Section>
        <Section id="specs" heading={specs.heading}>
          <SpecsTable groups={specs.groups} />
          <Collapse id="voice-commands" className={below} label={voice.dialog.title} headingLevel={3}>
            <CommandList groups={voice.groups} headingLevel={4} />
          </Collapse>
        </Section>
        <Section id="gallery" heading={heading} tone="fog">
          <Gallery {...gallery} />
        </Section>
        <CallToAction {...order} tone="paper" />
      </BelowTheFold>
    </>
  );
}
