import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  CommandList,
  CommandSearch,
  DialogLink,
  FeatureBlock,
  Gallery,
  Heading,
  LinkCard,
  LinkCards,
  Picture,
  ProductHero,
  Reveal,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
  Steps,
  Text,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Commands } from '../sections/Commands.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import type { ToyStoryBuzzLightyearModel } from './model.server.ts';
import * as styles from './ToyStoryBuzzLightyear.css.ts';

/** A friend in a ranger's suit: his hardware, his wings, his voice commands, his programming, and his stage. */
export function ToyStoryBuzzLightyear({
  bar,
  hero,
  buying,
  overview,
  wings,
  voice,
  programming,
  theater,
  specs,
  gallery,
  order,
}: ToyStoryBuzzLightyearModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero id="banner" {...hero} />
      <Buying buying={buying}>
        <BelowTheFold>
          <Section id="overview" heading={overview.heading} intro={overview.intro} tone="ink">
            <StatBand stats={overview.stats} />
          </Section>
          <Wings {...wings} />
          <FeatureBlock {...voice.block} side="end" tone="ink">
            <CommandList groups={voice.commands} className={styles.commands} />
            <DialogLink {...voice.dialog}>
              <CommandSearch {...voice.all} />
            </DialogLink>
          </FeatureBlock>
          <Section id="SoftwareAbility" heading={programming.heading} intro={programming.intro} tone="fog">
            <Reveal>
              <Steps steps={programming.steps} numbered={false} />
            </Reveal>
            {programming.links.length > 0 && (
              <LinkCards className={styles.links}>
                {programming.links.map((link) => (
                  <LinkCard key={link.href} {...link} />
                ))}
              </LinkCards>
            )}
          </Section>
          <FeatureBlock {...theater} fit="contain" tone="ink" />
          <Section id="specs" heading={specs.heading}>
            <SpecsTable groups={specs.groups} />
            <Commands {...voice.all} title={voice.dialog.title} />
          </Section>
          <Section id="gallery" heading={gallery.heading} tone="fog">
            <Gallery pictures={gallery.pictures} labels={gallery.labels} />
          </Section>
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} />}
          <CallToAction {...order} tone="paper" className={styles.farewell} />
        </BelowTheFold>
      </Buying>
    </>
  );
}

/** His wings, as wide as the page. */
function Wings({ title, text, picture }: ToyStoryBuzzLightyearModel['wings']) {
  return (
    <section id="HardwareTech" className={styles.moment}>
      <Reveal className={styles.words}>
        <Heading level={2} size="giant">
          {title}
        </Heading>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
      </Reveal>
      <Picture picture={picture} sizes="(min-width: 48em) 76rem, 124vw" imageClass={styles.machine} />
    </section>
  );
}
