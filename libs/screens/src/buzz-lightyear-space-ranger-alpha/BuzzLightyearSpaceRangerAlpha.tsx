import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  FeatureBlock,
  Gallery,
  ProductHero,
  Reveal,
  Section,
  SectionBar,
  Steps,
  Tagline,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import type { BuzzLightyearSpaceRangerAlphaModel } from './model.server.ts';

/**
 * A mission log: the plan of a flight, then its entries in order, each with the part of the machine that did the work.
 */
export function BuzzLightyearSpaceRangerAlpha({
  bar,
  hero,
  buying,
  plan,
  launch,
  flight,
  silence,
  landing,
  debrief,
  gallery,
  order,
}: BuzzLightyearSpaceRangerAlphaModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="banner" {...hero} />
      <Buying buying={buying}>
        <BelowTheFold>
          <Section id="overview" heading={plan.heading} tone="fog">
            <Reveal>
              <Steps steps={plan.steps} />
            </Reveal>
          </Section>
          <FeatureBlock id="launch" {...launch} tone="ink" />
          <FeatureBlock id="flight" {...flight} side="end" />
          <Tagline {...silence} />
          <FeatureBlock id="landing" {...landing} />
          <FeatureBlock id="debrief" {...debrief} side="end" tone="ink" />
          <Section id="gallery" heading={gallery.heading}>
            <Gallery pictures={gallery.pictures} labels={gallery.labels} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} tone="fog" />}
          <CallToAction {...order} />
        </BelowTheFold>
      </Buying>
    </>
  );
}
