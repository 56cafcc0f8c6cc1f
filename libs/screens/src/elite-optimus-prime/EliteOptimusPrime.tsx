import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  CommandSearch,
  DialogLink,
  FeatureBlock,
  Gallery,
  ProductHero,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { PairedComparison } from '../sections/PairedComparison.tsx';
import { Commands } from '../sections/Commands.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import { Blueprint } from './Blueprint.tsx';
import { Difference } from './Difference.tsx';
import type { EliteOptimusPrimeModel } from './model.server.ts';

/** A commander as an engineering drawing: the parts first, on ink; then, on paper, the comparison with other robots. */
export function EliteOptimusPrime({
  bar,
  hero,
  buying,
  drawing,
  figures,
  voice,
  programming,
  difference,
  chart,
  gallery,
  specs,
  order,
}: EliteOptimusPrimeModel) {
  const { heading, intro, ...sheet } = drawing;
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="elite-banner" {...hero} />
      <Buying buying={buying}>
        <BelowTheFold>
          <Section id="overview" heading={heading} intro={intro} tone="ink">
            <Blueprint {...sheet} />
            <StatBand stats={figures} />
          </Section>
          <FeatureBlock {...voice.block} side="end" tone="ink">
            <DialogLink {...voice.dialog}>
              <CommandSearch {...voice.commands} />
            </DialogLink>
          </FeatureBlock>
          <FeatureBlock id="SoftwareAbility" {...programming} tone="ink" />
          <Difference id="difference" {...difference} />
          <Chart {...chart} />
          <Photographs {...gallery} />
          <Section id="specs" heading={specs.heading} tone="ink">
            <SpecsTable groups={specs.groups} />
            <Commands {...voice.commands} title={voice.dialog.title} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="fog" />}
          {buying.box && <InTheBox {...buying.box} />}
          <CallToAction {...order} />
        </BelowTheFold>
      </Buying>
    </>
  );
}

function Chart({ heading, intro, ...table }: EliteOptimusPrimeModel['chart']) {
  return (
    <Section id="compare" heading={heading} intro={intro}>
      <PairedComparison {...table} />
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
