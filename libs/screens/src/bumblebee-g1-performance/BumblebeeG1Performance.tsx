import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  CommandSearch,
  DialogLink,
  FeatureBlock,
  Gallery,
  ProductHero,
  Reveal,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
  Steps,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Commands } from '../sections/Commands.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import type { BumblebeeG1PerformanceModel } from './model.server.ts';

/** A small robot as a friend: how it says hello, its look from all sides, and how to play with it. */
export function BumblebeeG1Performance({
  bar,
  hero,
  buying,
  hello,
  voice,
  figures,
  face,
  shell,
  play,
  programming: { steps, ...programming },
  specs,
  gallery: { heading, ...gallery },
  order,
}: BumblebeeG1PerformanceModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} />
      <Buying buying={buying}>
        <BelowTheFold>
          <FeatureBlock id="overview" {...hello} side="end" fit="whole">
            <DialogLink {...voice.dialog}>
              <CommandSearch {...voice.commands} />
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
            <Commands {...voice.commands} title={voice.dialog.title} />
          </Section>
          <Section id="gallery" heading={heading} tone="fog">
            <Gallery {...gallery} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} />}
          <CallToAction {...order} tone="paper" />
        </BelowTheFold>
      </Buying>
    </>
  );
}
