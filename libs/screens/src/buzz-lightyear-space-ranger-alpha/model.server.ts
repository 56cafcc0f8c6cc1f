import { returnDays } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, FeatureBlock, ProductHero, Section, Steps, Tagline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { figuresOf } from '../sections/specs.server.ts';
import { softwareLinks, waysToProgram } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'buzzLightyearSpaceRangerAlpha';
const entries = ['launch', 'flight', 'landing', 'debrief'] as const;

type PageText = ReturnType<typeof copy>;
type Entry = ComponentProps<typeof FeatureBlock>;

export interface BuzzLightyearSpaceRangerAlphaModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly plan: Pick<ComponentProps<typeof Section>, 'heading'> & Pick<ComponentProps<typeof Steps>, 'steps'>;
  readonly launch: Entry;
  readonly flight: Entry;
  readonly silence: ComponentProps<typeof Tagline>;
  readonly landing: Entry;
  readonly debrief: Entry;
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Space Ranger Alpha: the log of one mission. No figure of the machine is known, so the page shows none. */
export const buzzLightyearSpaceRangerAlpha: ScreenModel<BuzzLightyearSpaceRangerAlphaModel> = {
  model: (context) => {
    const { text, picture } = context;
    const t = copy(context);
    const offer = offerModel(context, product);
    const actions = offer?.buy ? [offer.buy] : [];
    const links = [
      { label: t('plan.heading'), href: '#overview' },
      { label: t('debrief.phase'), href: '#debrief' },
      { label: text('section.gallery'), href: '#gallery' },
    ] as const;
    const entry = (id: (typeof entries)[number], of: PictureName): Entry => ({
      eyebrow: t('entry', { number: `0${entries.indexOf(id) + 1}`, phase: t(`${id}.phase`) }),
      title: t(`${id}.title`),
      text: t(`${id}.text`),
      picture: picture(of, t(`${id}.alt`)),
    });
    return {
      bar: { ...barModel(context, product, links, offer), name: t('bar.name') },
      buying: buyingModel(context, product),
      hero: {
        eyebrow: t('eyebrow'),
        title: t('title'),
        subtitle: t('subtitle'),
        picture: picture('buzz-lightyear-space-ranger-alpha/hero', t('hero.alt')),
        price: offer?.price,
        actions,
        copyright: text('licence.ranger'),
      },
      plan: {
        heading: t('plan.heading'),
        steps: entries.map((id) => ({ title: t(`${id}.phase`), text: t(`${id}.plan`) })),
      },
      launch: entry('launch', 'buzz-lightyear-space-ranger-alpha/detail-turbine'),
      flight: entry('flight', 'buzz-lightyear-space-ranger-alpha/wings'),
      silence: { title: t('silence') },
      landing: entry('landing', 'buzz-lightyear-space-ranger-alpha/action'),
      debrief: {
        ...entry('debrief', 'buzz-lightyear-space-ranger-alpha/detail-head'),
        items: waysToProgram.map((way) => t(`debrief.${way}`)),
        actions: softwareLinks(context, {
          studio: { label: t('debrief.studio'), tone: 'outline' },
          hub: { label: t('debrief.hub'), tone: 'outline' },
        }),
      },
      gallery: { heading: text('section.gallery'), ...picturesOf(context, t) },
      order: {
        title: t('order.title'),
        text: t('order.text'),
        price: offer?.price,
        actions,
        status: offer?.status,
        picture: picture('buzz-lightyear-space-ranger-alpha/cut-out', ''),
        notice: { title: t('record'), items: recordOf(context, t) },
      },
    };
  },
  head: (context) => {
    const t = copy(context);
    return productHead(
      context,
      product,
      { title: t('head.title'), description: t('head.description'), keywords: t('head.keywords') },
      'buzz-lightyear-space-ranger-alpha/share',
    );
  },
};

/** Returns the known figures, and the days for a return. */
function recordOf(context: ModelContext, t: PageText) {
  const days = returnDays[context.region.id];
  const known = [...figuresOf(context, product)].map(([name, value]) => ({ label: context.text(name), value }));
  return [
    ...known,
    ...(days === undefined ? [] : [{ label: t('record.returns'), value: t('record.returns.value', { days }) }]),
  ];
}

function picturesOf(context: ModelContext, t: PageText): GalleryModel {
  return galleryOf(context, [
    { picture: 'buzz-lightyear-space-ranger-alpha/present', alt: t('gallery.present') },
    { picture: 'buzz-lightyear-space-ranger-alpha/detail-turbine', alt: t('launch.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/back', alt: t('gallery.back') },
    { picture: 'buzz-lightyear-space-ranger-alpha/wings', alt: t('flight.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/action', alt: t('landing.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/detail-head', alt: t('debrief.alt') },
  ]);
}
