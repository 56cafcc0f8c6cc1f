import type { Messages } from '@kinemorph/i18n';
import type { ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, FeatureBlock, ProductHero, Section, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'k1ProInterstellarScout';

export interface K1ProInterstellarScoutModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly senses: ComponentProps<typeof FeatureBlock>;
  readonly pack: ComponentProps<typeof FeatureBlock>;
  readonly programming: Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> & Pick<ComponentProps<typeof Steps>, 'steps'>;
  readonly sharing: ComponentProps<typeof FeatureBlock>;
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** K1 Pro: a scout that one programs, told by what it senses, what it carries and how it is taught. */
export const k1ProInterstellarScout: ScreenModel<K1ProInterstellarScoutModel> = {
  model: (context) => {
    const { text, picture } = context;
    const say = copy(context);
    const offer = offerModel(context, product);
    return {
      bar: barModel(
        context,
        product,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: say('programming.label'), href: '#SoftwareAbility' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      hero: {
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('k1-pro-interstellar-scout/hero', say('hero.alt')),
        tallPicture: picture('k1-pro-interstellar-scout/detail-head', say('hero.alt')),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
      },
      senses: { eyebrow: say('senses.eyebrow'), title: say('senses.title'), text: say('senses.text'), picture: picture('k1-pro-interstellar-scout/detail-head', say('senses.alt')) },
      pack: { eyebrow: say('pack.eyebrow'), title: say('pack.title'), text: say('pack.text'), picture: picture('k1-pro-interstellar-scout/detail-pack', say('pack.alt')) },
      programming: {
        heading: say('programming.heading'),
        intro: say('programming.intro'),
        steps: waysToProgram.map((way) => ({ title: say(`programming.${way}`), text: say(`programming.${way}.text`) })),
      },
      sharing: {
        eyebrow: say('sharing.eyebrow'),
        title: say('sharing.title'),
        text: say('sharing.text'),
        picture: picture('k1-pro-interstellar-scout/action', say('sharing.alt')),
        actions: softwareDoors(context, { studio: { label: say('sharing.studio') }, hub: { label: say('sharing.hub') } }),
      },
      gallery: {
        heading: text('section.gallery'),
        ...galleryOf(context, [
          { picture: 'k1-pro-interstellar-scout/hero', alt: say('hero.alt') },
          { picture: 'k1-pro-interstellar-scout/present', alt: say('gallery.present') },
          { picture: 'k1-pro-interstellar-scout/detail-head', alt: say('senses.alt') },
          { picture: 'k1-pro-interstellar-scout/action', alt: say('sharing.alt') },
          { picture: 'k1-pro-interstellar-scout/back', alt: say('gallery.back') },
          { picture: 'k1-pro-interstellar-scout/detail-pack', alt: say('pack.alt') },
        ]),
      },
      order: {
        title: say('order.title'),
        text: say('order.text'),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        status: offer?.status,
        picture: picture('k1-pro-interstellar-scout/cut-out', ''),
      },
    };
  },
  head: (context) => {
    const say = copy(context);
    return productHead(context, product, { title: say('head.title'), description: say('head.description'), keywords: say('head.keywords') }, 'k1-pro-interstellar-scout/share');
  },
};
