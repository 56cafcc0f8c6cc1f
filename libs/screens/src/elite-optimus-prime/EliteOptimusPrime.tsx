import { BelowTheFold } from '@kinemorph/site';
import { CallToAction, ComparisonTable, FeatureBlock, Gallery, ProductHero, Section, SectionBar, SpecsTable, StatBand } from '@kinemorph/ui';
import { Blueprint } from './Blueprint.tsx';
import { Difference } from './Difference.tsx';
import type { EliteOptimusPrimeModel } from './model.server.ts';

/** A commander as its engineers drew it: parts first, on ink; one turn to paper, where it stands beside its kin. */
export function EliteOptimusPrime({ bar, hero, drawing, figures, voice, programming, difference, chart, gallery, specs, order }: EliteOptimusPrimeModel) {
  const { heading, intro, ...sheet } = drawing;
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="elite-banner" {...hero} />
      <BelowTheFold>
        <Section id="overview" heading={heading} intro={intro} tone="ink">
          <Blueprint {...sheet} />
          <StatBand stats={figures} />
        </Section>
        <FeatureBlock {...voice} side="end" tone="ink" />
        <FeatureBlock id="SoftwareAbility" {...programming} tone="ink" />
        <Difference id="difference" {...difference} />
        <Chart {...chart} />
        <Photographs {...gallery} />
        <Section id="specs" heading={specs.heading} tone="ink">
          <SpecsTable groups={specs.groups} />
        </Section>
        <CallToAction {...order} />
      </BelowTheFold>
    </>
  );
}

function Chart({ heading, intro, ...table }: EliteOptimusPrimeModel['chart']) {
  return (
    <Section id="compare" heading={heading} intro={intro}>
      <ComparisonTable {...table} />
    </Section>
  );
}

function Photographs({ heading, ...pictures }: EliteOptimusPrimeModel['gallery']) {
  return (
    <Section id="gallery" heading={heading} tone="fog">
      <Gallery {...pictures} />
    </Section>
  );
}
