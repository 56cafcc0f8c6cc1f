import { returnDays } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, FeatureBlock, ProductHero, Section, Steps, Tagline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'buzzLightyearSpaceRangerAlpha';
const entries = ['launch', 'flight', 'landing', 'debrief'] as const;

type Say = ReturnType<typeof copy>;
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

/** Space Ranger Alpha: the log of one mission. No figure of the machine is known, so none is told. */
export const buzzLightyearSpaceRangerAlpha: ScreenModel<BuzzLightyearSpaceRangerAlphaModel> = {
  model: (context) => {
    const { text, picture } = context;
    const say = copy(context);
    const offer = offerModel(context, product);
    const actions = offer?.buy ? [offer.buy] : [];
    const entry = (id: (typeof entries)[number], of: PictureName): Entry => ({
      eyebrow: say('entry', { number: `0${entries.indexOf(id) + 1}`, phase: say(`${id}.phase`) }),
      title: say(`${id}.title`),
      text: say(`${id}.text`),
      picture: picture(of, say(`${id}.alt`)),
    });
    return {
      bar: barModel(
        context,
        product,
        [
          { label: say('plan.heading'), href: '#overview' },
          { label: say('debrief.phase'), href: '#debrief' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        eyebrow: say('eyebrow'),
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('buzz-lightyear-space-ranger-alpha/hero', say('hero.alt')),
        price: offer?.price,
        actions,
        copyright: text('licence.ranger'),
      },
      plan: {
        heading: say('plan.heading'),
        steps: entries.map((id) => ({ title: say(`${id}.phase`), text: say(`${id}.plan`) })),
      },
      launch: entry('launch', 'buzz-lightyear-space-ranger-alpha/detail-turbine'),
      flight: entry('flight', 'buzz-lightyear-space-ranger-alpha/wings'),
      silence: { title: say('silence') },
      landing: entry('landing', 'buzz-lightyear-space-ranger-alpha/action'),
      debrief: {
        ...entry('debrief', 'buzz-lightyear-space-ranger-alpha/detail-head'),
        items: waysToProgram.map((way) => say(`debrief.${way}`)),
        actions: softwareDoors(context, {
          studio: { label: say('debrief.studio'), tone: 'outline' },
          hub: { label: say('debrief.hub'), tone: 'outline' },
        }),
      },
      gallery: { heading: text('section.gallery'), ...picturesOf(context, say) },
      order: {
        title: say('order.title'),
        text: say('order.text'),
        price: offer?.price,
        actions,
        status: offer?.status,
        picture: picture('buzz-lightyear-space-ranger-alpha/cut-out', ''),
        notice: { title: say('record'), items: recordOf(context, say) },
      },
    };
  },
  head: (context) => {
    const say = copy(context);
    return productHead(
      context,
      product,
      { title: say('head.title'), description: say('head.description'), keywords: say('head.keywords') },
      'buzz-lightyear-space-ranger-alpha/share',
    );
  },
};

/** What an order comes with: all that is known of it in figures. */
function recordOf(context: PageContext, say: Say) {
  const days = returnDays[context.region.id];
  const known = specsOf(context, product).flatMap(({ rows }) =>
    rows.map(({ name, value }) => ({ label: name, value: String(value) })),
  );
  return [
    ...known,
    ...(days === undefined ? [] : [{ label: say('record.returns'), value: say('record.returns.value', { days }) }]),
  ];
}

function picturesOf(context: PageContext, say: Say): GalleryModel {
  return galleryOf(context, [
    { picture: 'buzz-lightyear-space-ranger-alpha/hero', alt: say('hero.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/detail-turbine', alt: say('launch.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/back', alt: say('gallery.back') },
    { picture: 'buzz-lightyear-space-ranger-alpha/wings', alt: say('flight.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/action', alt: say('landing.alt') },
    { picture: 'buzz-lightyear-space-ranger-alpha/detail-head', alt: say('debrief.alt') },
  ]);
}
