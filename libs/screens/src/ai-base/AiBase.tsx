import { BelowTheFold } from '@kinemorph/site';
import {
  Actions,
  CallToAction,
  FeatureBlock,
  Gallery,
  ProductHero,
  Reveal,
  Section,
  SectionBar,
  Steps,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import * as wholeMachineStyles from '../sections/whole-machine.css.ts';
import * as styles from './AiBase.css.ts';
import { Details } from './Details.tsx';
import type { AiBaseModel } from './model.server.ts';

/** A base for robots: its purpose, two details, a stack, three steps of use, and its price now and next. */
export function AiBase({
  bar,
  hero,
  buying,
  what,
  details: { details, ...close },
  stack,
  use: { steps, actions, ...use },
  gallery: { heading, ...gallery },
  order,
}: AiBaseModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="hero" {...hero} className={wholeMachineStyles.wholeOnPhones} />
      <Buying buying={buying}>
        <BelowTheFold>
          <FeatureBlock id="overview" {...what} side="end" />
          <Section id="ProductDetails" {...close} tone="ink">
            <Details details={details} />
          </Section>
          <FeatureBlock {...stack} fit="contain" tone="fog" />
          <Section id="use" {...use}>
            <Reveal>
              <Steps steps={steps} />
            </Reveal>
            <Actions actions={actions} className={styles.link} />
          </Section>
          <Section id="gallery" heading={heading} tone="ink">
            <Gallery {...gallery} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} />}
          {buying.box && <InTheBox {...buying.box} tone="fog" />}
          <CallToAction {...order} tone="paper" />
        </BelowTheFold>
      </Buying>
    </>
  );
}
