import { BelowTheFold } from '@kinemorph/site';
import {
  Actions,
  CallToAction,
  CommandList,
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
import * as wholeMachineStyles from '../sections/whole-machine.css.ts';
import * as styles from './FlagshipMegatron.css.ts';
import type { FlagshipMegatronModel } from './model.server.ts';
import { Moment } from './Moment.tsx';

/** A monologue of the antagonist: three moments in the dark and in daylight, then his orders. */
export function FlagshipMegatron({
  bar,
  hero,
  buying,
  gaze,
  cannon,
  stage,
  figures,
  details,
  app,
  voice,
  program,
  specs,
  gallery: { heading, ...gallery },
  order,
}: FlagshipMegatronModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} className={wholeMachineStyles.wholeOnPhones} />
      <Buying buying={buying}>
        <BelowTheFold>
          <Moment id="overview" {...gaze} side="end" />
          <Moment id="HardwareTech" {...cannon} side="start" />
          <Section heading={figures.heading} intro={figures.intro} tone="fog">
            <StatBand stats={figures.stats} />
            <DialogLink {...figures.dialog} className={styles.below}>
              <SpecsTable groups={specs.groups} />
            </DialogLink>
          </Section>
          <Section id="ProductDetails" heading={details.heading}>
            <Reveal>
              <Steps steps={details.steps} numbered={false} fit="cover" className={styles.closeUps} />
            </Reveal>
          </Section>
          <Moment id="stage" {...stage} side="end" light="day" />
          <Voice {...voice} />
          <FeatureBlock {...app} side="end" fit="whole" />
          <Program {...program} />
          <Section id="specs" heading={specs.heading}>
            <SpecsTable groups={specs.groups} />
            <Commands {...voice.commands} title={voice.dialog.title} />
          </Section>
          <Section id="gallery" heading={heading} tone="ink">
            <Gallery {...gallery} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="fog" />}
          {buying.box && <InTheBox {...buying.box} />}
          <CallToAction {...order} />
        </BelowTheFold>
      </Buying>
    </>
  );
}

/** Renders the orders that he obeys; the rest are in a dialog. */
function Voice({ groups, dialog, commands, ...voice }: FlagshipMegatronModel['voice']) {
  return (
    <Section {...voice} tone="ink">
      <CommandList groups={groups} className={styles.orders} />
      <DialogLink {...dialog} className={styles.below}>
        <CommandSearch {...commands} />
      </DialogLink>
    </Section>
  );
}

/** Renders the section about programming. */
function Program({ steps, actions, ...program }: FlagshipMegatronModel['program']) {
  return (
    <Section id="SoftwareAbility" {...program} tone="fog">
      <Reveal>
        <Steps steps={steps} numbered={false} />
      </Reveal>
      <Actions actions={actions} first="outline" className={styles.links} />
    </Section>
  );
}
