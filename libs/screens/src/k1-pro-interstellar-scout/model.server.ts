import { products } from '@kinemorph/content';
import type { ScreenModel } from '@kinemorph/site';
import type { CallToAction, ProductHero, SpecsGroup } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { guarantees } from '../sections/guarantees.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { abilitiesModel, type AbilitiesModel } from './abilities.server.ts';
import { words } from './words.server.ts';

const product = 'k1ProInterstellarScout';
const figures = { ...products[product].hardware };

export interface K1ProInterstellarScoutModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly abilities: AbilitiesModel;
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** K1 Pro: a scout that one programs, told by how it looks, what it answers to and how it is taught. */
export const k1ProInterstellarScout: ScreenModel<K1ProInterstellarScoutModel> = {
  model: (context) => {
    const { text, picture } = context;
    const say = words(context);
    const offer = offerModel(context, product);
    return {
      bar: barModel(
        context,
        product,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: say('hardware.label'), href: '#HardwareTech' },
          { label: say('details.label'), href: '#ProductDetails' },
          { label: say('software.label'), href: '#SoftwareAbility' },
          { label: text('section.specs'), href: '#specs' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('k1-pro-interstellar-scout/hero', say('hero.alt')),
        tallPicture: picture('k1-pro-interstellar-scout/detail-head', say('hero.alt')),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
      },
      abilities: abilitiesModel(context, say),
      specs: { heading: text('section.specs'), groups: specsOf(context, product) },
      gallery: {
        heading: text('section.gallery'),
        ...galleryOf(context, [
          { picture: 'k1-pro-interstellar-scout/hero', alt: say('hero.alt') },
          { picture: 'k1-pro-interstellar-scout/present', alt: say('gallery.present') },
          { picture: 'k1-pro-interstellar-scout/detail-head', alt: say('details.head.alt') },
          { picture: 'k1-pro-interstellar-scout/action', alt: say('details.joints.alt') },
          { picture: 'k1-pro-interstellar-scout/back', alt: say('gallery.back') },
          { picture: 'k1-pro-interstellar-scout/detail-pack', alt: say('details.pack.alt') },
        ]),
      },
      order: {
        title: say('order.title'),
        text: say('order.text', figures),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        status: offer?.status,
        picture: picture('k1-pro-interstellar-scout/cut-out', ''),
        ...guarantees(context, product),
      },
    };
  },
  head: (context) => {
    const say = words(context);
    return productHead(
      context,
      product,
      { title: say('head.title'), description: say('head.description', figures), keywords: say('head.keywords') },
      'k1-pro-interstellar-scout/share',
    );
  },
};
