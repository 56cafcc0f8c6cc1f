import { BelowTheFold } from '@kinemorph/site';
import {
  Actions,
  CallToAction,
  Collapse,
  CollapseGroup,
  CommandSearch,
  DialogLink,
  EventTimeline,
  FeatureBlock,
  Gallery,
  Grid,
  Price,
  ProductHero,
  Reveal,
  Section,
  SectionBar,
  SpecsTable,
  Stack,
  StatBand,
  Steps,
  TransformationScene,
  VideoButton,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import * as styles from './GrimlockG1Flagship.css.ts';
import type { GrimlockG1FlagshipModel } from './model.server.ts';

/** A beast that stands up: its two shapes, its hardware, its voice commands and its programming. */
export function GrimlockG1Flagship({
  bar,
  hero,
  buying,
  film,
  shapes,
  hardware,
  preOrder,
  details,
  voice,
  app,
  theater,
  programming,
  specs,
  gallery: { heading, ...gallery },
  order,
}: GrimlockG1FlagshipModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero}>
        <VideoButton {...film} />
      </ProductHero>
      <Buying buying={buying}>
        <BelowTheFold>
          <TransformationScene id="overview" {...shapes} />
          <Hardware {...hardware} groups={specs.groups} />
          {preOrder && <PreOrder {...preOrder} />}
          <Section id="ProductDetails" heading={details.heading}>
            <Reveal>
              <Steps steps={details.steps} numbered={false} fit="cover" />
            </Reveal>
          </Section>
          <FeatureBlock id="voice" {...voice.block} variant="full" side="end">
            <DialogLink {...voice.dialog}>
              <CommandSearch {...voice.commands} />
            </DialogLink>
          </FeatureBlock>
          <FeatureBlock id="SoftwareAbility" {...app} />
          <FeatureBlock {...theater} side="end" fit="contain" tone="ink" />
          <FeatureBlock {...programming.block} fit="whole">
            <DialogLink {...programming.dialog}>
              <Steps steps={programming.ways} numbered={false} />
            </DialogLink>
            <Actions actions={programming.links} first="quiet" others="quiet" />
          </FeatureBlock>
          <Specs specs={specs} voice={voice} programming={programming} />
          <Section id="gallery" heading={heading} tone="fog">
            <Gallery {...gallery} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} />}
          <CallToAction {...order} />
        </BelowTheFold>
      </Buying>
    </>
  );
}

/** Renders the hardware; a dialog shows all its figures. */
function Hardware({
  heading,
  intro,
  stats,
  dialog,
  groups,
}: GrimlockG1FlagshipModel['hardware'] & Pick<GrimlockG1FlagshipModel['specs'], 'groups'>) {
  return (
    <Section id="HardwareTech" heading={heading} intro={intro} tone="ink">
      <StatBand stats={stats} />
      <DialogLink {...dialog} className={styles.below}>
        <SpecsTable groups={groups} />
      </DialogLink>
    </Section>
  );
}

/** Renders the price of a pre-order, and its dates. */
function PreOrder({ heading, intro, price, actions, dates }: NonNullable<GrimlockG1FlagshipModel['preOrder']>) {
  return (
    <Section id="pre-order" heading={heading} intro={intro} tone="fog">
      <Grid columns={{ window: 2 }} space="xxl">
        <Stack space="l" align="start">
          {price && <Price {...price} />}
          <Actions actions={actions} size="large" />
        </Stack>
        <EventTimeline {...dates} />
      </Grid>
    </Section>
  );
}

/** Renders all figures, and the content of the dialogs, which is here without JavaScript. */
function Specs({ specs, voice, programming }: Pick<GrimlockG1FlagshipModel, 'specs' | 'voice' | 'programming'>) {
  return (
    <Section id="specs" heading={specs.heading} tone="ink">
      <SpecsTable groups={specs.groups} />
      <CollapseGroup className={styles.below}>
        <Collapse id="voice-commands" label={voice.dialog.title} headingLevel={3}>
          <CommandSearch {...voice.commands} headingLevel={4} />
        </Collapse>
        <Collapse id="programming" label={programming.dialog.title} headingLevel={3}>
          <Steps steps={programming.ways} numbered={false} headingLevel={4} />
        </Collapse>
      </CollapseGroup>
    </Section>
  );
}
