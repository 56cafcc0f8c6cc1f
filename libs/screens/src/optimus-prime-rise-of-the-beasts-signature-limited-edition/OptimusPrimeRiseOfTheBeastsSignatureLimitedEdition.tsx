import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  EventTimeline,
  FeatureBlock,
  Gallery,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Commands } from '../sections/Commands.tsx';
import { PairedComparison } from '../sections/PairedComparison.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import { EditionRecord } from './EditionRecord.tsx';
import { Frontispiece } from './Frontispiece.tsx';
import type { LimitedEditionModel } from './model.server.ts';

/** A collector's item, presented like a catalog entry: its number first, on paper, with one dark picture between. */
export function OptimusPrimeRiseOfTheBeastsSignatureLimitedEdition({
  bar,
  hero,
  buying,
  edition,
  figures,
  balance,
  cape,
  command,
  gallery,
  comparison,
  specs,
  timeline,
  order,
}: LimitedEditionModel) {
  return (
    <>
      <SectionBar {...bar} tone="paper" />
      <Frontispiece id="hero" {...hero} />
      <Buying buying={buying} tone="paper">
        <BelowTheFold>
          <Section id="overview" tone="fog">
            <EditionRecord {...edition} />
            <StatBand stats={figures} />
          </Section>
          <FeatureBlock {...balance} variant="full" side="end" />
          <FeatureBlock {...cape} fit="whole" tone="fog" />
          <FeatureBlock id="SoftwareAbility" {...command} side="end" />
          <Photographs {...gallery} />
          <Comparison {...comparison} />
          <Section id="specs" heading={specs.heading} tone="fog">
            <SpecsTable groups={specs.groups} />
            <Commands {...specs.commands} />
          </Section>
          <Section id="pre-order" heading={timeline.heading} intro={timeline.intro}>
            <EventTimeline label={timeline.label} events={timeline.events} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} tone="fog" />}
          <CallToAction {...order} tone="fog" />
        </BelowTheFold>
      </Buying>
    </>
  );
}

function Photographs({ heading, ...pictures }: LimitedEditionModel['gallery']) {
  return (
    <Section id="gallery" heading={heading} tone="fog">
      <Gallery {...pictures} />
    </Section>
  );
}

function Comparison({ heading, intro, ...table }: LimitedEditionModel['comparison']) {
  return (
    <Section id="compare" heading={heading} intro={intro}>
      <PairedComparison {...table} />
    </Section>
  );
}
