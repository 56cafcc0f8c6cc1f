import { BelowTheFold } from '@kinemorph/site';
import {
  CallToAction,
  FeatureBlock,
  Gallery,
  ProductHero,
  Section,
  SectionBar,
  SpecsTable,
  StatBand,
} from '@kinemorph/ui';
import { Buying, InTheBox } from '../sections/Buying.tsx';
import { Reviews } from '../sections/Reviews.tsx';
import * as wholeMachineStyles from '../sections/whole-machine.css.ts';
import type { ProductModel } from './model.server.ts';
import * as styles from './Product.css.ts';

/**
 * A product without its own screen: its introduction, its figures, its pictures, the content of the box, and the order.
 */
export function Product({
  bar,
  hero: { hasScene, ...hero },
  buying,
  overview,
  specs: { heading, stats, groups },
  gallery,
  order,
}: ProductModel) {
  return (
    <>
      <SectionBar {...bar} />
      <ProductHero
        id="hero"
        {...hero}
        className={hasScene ? wholeMachineStyles.wholeOnPhones : `${wholeMachineStyles.wholeOnPhones} ${styles.whole}`}
      />
      <Buying buying={buying}>
        <BelowTheFold>
          <FeatureBlock id="overview" {...overview} side="end" fit="contain" tone="fog" />
          <Section id="specs" heading={heading} tone="ink">
            {stats.length > 0 && <StatBand stats={stats} />}
            <SpecsTable groups={groups} className={stats.length > 0 ? styles.below : undefined} />
          </Section>
          {gallery && (
            <Section id="gallery" heading={gallery.heading} tone="fog">
              <Gallery pictures={gallery.pictures} labels={gallery.labels} />
            </Section>
          )}
          {buying.reviews && <Reviews {...buying.reviews} tone="ink" />}
          {buying.box && <InTheBox {...buying.box} />}
          <CallToAction {...order} />
        </BelowTheFold>
      </Buying>
    </>
  );
}
