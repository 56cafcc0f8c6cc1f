import { BelowTheFold } from '@kinemorph/site';
import { Actions, CallToAction, CommandList, Gallery, ProductHero, Reveal, Section, SectionBar, Steps } from '@kinemorph/ui';
import { wholeOnPhones } from '../sections/whole-machine.css.ts';
import { doors, orders } from './FlagshipMegatron.css.ts';
import type { FlagshipMegatronModel } from './model.server.ts';
import { Moment } from './Moment.tsx';

/** A monologue of the antagonist: three moments in the dark and in daylight, then on what terms he takes orders. */
export function FlagshipMegatron({ bar, hero, gaze, cannon, stage, voice: { groups, ...voice }, program: { steps, actions, ...program }, gallery: { heading, ...gallery }, order }: FlagshipMegatronModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} className={wholeOnPhones} />
      <BelowTheFold>
        <Moment id="overview" {...gaze} side="end" />
        <Moment id="HardwareTech" {...cannon} side="start" />
        <Moment id="stage" {...stage} side="end" light="day" />
        <Section {...voice} tone="ink">
          <CommandList groups={groups} className={orders} />
        </Section>
        <Section id="SoftwareAbility" {...program} tone="fog">
          <Reveal>
            <Steps steps={steps} numbered={false} />
          </Reveal>
          <Actions actions={actions} first="outline" className={doors} />
        </Section>
        <Section id="gallery" heading={heading} tone="ink">
          <Gallery {...gallery} />
        </Section>
        <CallToAction {...order} />
      </BelowTheFold>
    </>
  );
}
