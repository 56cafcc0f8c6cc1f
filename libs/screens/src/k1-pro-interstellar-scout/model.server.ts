import { products } from '@kinemorph/content';
import type { ScreenModel } from '@kinemorph/site';
import type { CallToAction, ProductHero, SpecsGroup } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, placePicture, type GalleryModel } from '../sections/gallery.server.ts';
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

/** K1 Pro: a scout for programmers, described by its look, its voice commands and its programming. */
export const k1ProInterstellarScout: ScreenModel<K1ProInterstellarScoutModel> = {
  model: (context) => {
    const { text, picture } = context;
    const t = words(context);
    const offer = offerModel(context, product);
    return {
      bar: barModel(
        context,
        product,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: t('hardware.label'), href: '#HardwareTech' },
          { label: t('details.label'), href: '#ProductDetails' },
          { label: t('software.label'), href: '#SoftwareAbility' },
          { label: text('section.specs'), href: '#specs' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        title: t('title'),
        subtitle: t('subtitle'),
        picture: picture('k1-pro-interstellar-scout/hero', t('hero.alt')),
        tallPicture: picture('k1-pro-interstellar-scout/detail-head', t('hero.alt')),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
      },
      abilities: abilitiesModel(context, t),
      specs: { heading: text('section.specs'), groups: specsOf(context, product) },
      gallery: {
        heading: text('section.gallery'),
        ...galleryOf(context, [
          placePicture(context, product, 'k1-pro-interstellar-scout-places/desk'),
          { picture: 'k1-pro-interstellar-scout/present', alt: t('gallery.present') },
          { picture: 'k1-pro-interstellar-scout/detail-head', alt: t('details.head.alt') },
          { picture: 'k1-pro-interstellar-scout/action', alt: t('details.joints.alt') },
          { picture: 'k1-pro-interstellar-scout/back', alt: t('gallery.back') },
          { picture: 'k1-pro-interstellar-scout/detail-pack', alt: t('details.pack.alt') },
        ]),
      },
      order: {
        title: t('order.title'),
        text: t('order.text', figures),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        status: offer?.status,
        picture: picture('k1-pro-interstellar-scout/cut-out', ''),
        ...guarantees(context, product),
      },
    };
  },
  head: (context) => {
    const t = words(context);
    return productHead(
      context,
      product,
      { title: t('head.title'), description: t('head.description', figures), keywords: t('head.keywords') },
      'k1-pro-interstellar-scout/share',
    );
  },
};
