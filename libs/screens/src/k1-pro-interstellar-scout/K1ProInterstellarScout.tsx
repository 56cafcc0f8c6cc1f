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
import * as styles from './K1ProInterstellarScout.css.ts';
import type { K1ProInterstellarScoutModel } from './model.server.ts';

/**
 * A scout for programmers: its hardware, its look, its voice commands, its programming, and the sharing of programs.
 */
export function K1ProInterstellarScout({
  bar,
  hero,
  buying,
  abilities: { look, hardware, details, voice, app, theater, programming, sharing },
  specs,
  gallery: { heading, ...gallery },
  order,
}: K1ProInterstellarScoutModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} />
      <Buying buying={buying}>
        <BelowTheFold>
          <Section id="overview" heading={hardware.heading} intro={hardware.intro} tone="ink">
            <StatBand stats={hardware.stats} />
            <DialogLink {...hardware.dialog} className={styles.below}>
              <SpecsTable groups={specs.groups} />
            </DialogLink>
          </Section>
          <FeatureBlock id="HardwareTech" {...look} side="end" fit="whole" />
          <Section id="ProductDetails" heading={details.heading}>
            <Reveal>
              <Steps steps={details.steps} numbered={false} fit="cover" />
            </Reveal>
          </Section>
          <FeatureBlock id="voice" {...voice.block} variant="full" side="end" className={styles.voice}>
            <DialogLink {...voice.dialog}>
              <CommandSearch {...voice.commands} />
            </DialogLink>
          </FeatureBlock>
          <FeatureBlock id="SoftwareAbility" {...app} fit="whole" />
          <FeatureBlock {...theater} side="end" fit="contain" tone="ink" />
          <Section heading={programming.heading} intro={programming.intro}>
            <Reveal>
              <Steps steps={programming.steps} numbered={false} />
            </Reveal>
          </Section>
          <FeatureBlock {...sharing} fit="whole" tone="fog" />
          <Section id="specs" heading={specs.heading} tone="ink">
            <SpecsTable groups={specs.groups} />
            <Commands {...voice.commands} title={voice.dialog.title} />
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
