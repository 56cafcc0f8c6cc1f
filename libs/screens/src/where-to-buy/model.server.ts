import { dealersIn, dealersOf, places, type Dealer } from '@kinemorph/content';
import { dealerLogo } from '@kinemorph/content/dealers';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { CallToAction, DealerCard, EmptyState, LinkAction } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type sharedWords from './copy/en-US.json';
import type hongkongMacaoWords from './copy/hongkong-macao/en-US.json';
import type regionWords from './copy/where-to-buy/en-US.json';

const both = pageCopy<keyof typeof sharedWords>(
  import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }),
);
const ofRegion = pageCopy<keyof typeof regionWords>(
  import.meta.glob<Messages>('./copy/where-to-buy/*.json', { import: 'default', eager: true }),
);
const ofPlaces = pageCopy<keyof typeof hongkongMacaoWords>(
  import.meta.glob<Messages>('./copy/hongkong-macao/*.json', { import: 'default', eager: true }),
);

const placesPath = 'where-to-buy/hongkong-macao';

type DealerModel = ComponentProps<typeof DealerCard>;

export interface WhereToBuyModel {
  /** Where there are dealers; else `none` has the page's title. */
  readonly title?: string;
  readonly intro?: string;
  readonly none?: ComponentProps<typeof EmptyState>;
  readonly groups: readonly {
    readonly id: string;
    readonly heading: string;
    readonly dealers: readonly DealerModel[];
  }[];
  readonly warranty: {
    readonly title: string;
    readonly text: string;
    readonly link?: { readonly label: string; readonly href: string };
  };
  readonly places?: { readonly heading: string; readonly intro: string; readonly actions: readonly LinkAction[] };
  readonly store: ComponentProps<typeof CallToAction>;
}

/** Who sells our machines: in the region, or in Hong Kong and Macau. */
export const whereToBuy: ScreenModel<WhereToBuyModel> = {
  model: (context) => (context.path === placesPath ? placesModel(context) : regionModel(context)),
  head: (context) => {
    const say = context.path === placesPath ? ofPlaces(context) : ofRegion(context);
    return indexedHead(context, {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      crumb: say('title'),
    });
  },
};

function regionModel(context: PageContext): WhereToBuyModel {
  const say = ofRegion(context);
  const { links, region } = context;
  const dealers = dealersOf(region.id);
  const elsewhere = links.to({ page: placesPath });
  const groups = [
    { id: 'shops', heading: say('shops'), dealers: dealers.filter(({ address }) => address) },
    { id: 'online', heading: say('online'), dealers: dealers.filter(({ address }) => !address) },
  ];
  const store = { label: both(context)('store.button'), href: links.store('/'), external: true };
  return {
    ...(dealers.length > 0
      ? { title: say('title'), intro: say('intro') }
      : { none: { title: say('none.title'), text: say('none.text'), actions: [store] } }),
    ...foot(context),
    groups: cards(groups, context),
    ...(elsewhere !== undefined && {
      places: {
        heading: say('places.title'),
        intro: say('places.text'),
        actions: [{ label: say('places.link'), href: elsewhere }],
      },
    }),
  };
}

function placesModel(context: PageContext): WhereToBuyModel {
  const say = ofPlaces(context);
  const script = context.region.locale === 'zh-CN' ? 'han' : 'latin';
  const groups = places.map((place) => ({ id: place, heading: say(place), dealers: dealersIn(place, script) }));
  return { title: say('title'), intro: say('intro'), groups: cards(groups, context), ...foot(context) };
}

function cards(
  groups: readonly { id: string; heading: string; dealers: readonly Dealer[] }[],
  context: PageContext,
): WhereToBuyModel['groups'] {
  const label = both(context)('dealer.link');
  return groups
    .filter(({ dealers }) => dealers.length > 0)
    .map(({ dealers, ...group }) => ({
      ...group,
      dealers: dealers.map(({ title, address, link, img }) => ({
        title,
        ...(address && { address }),
        link: { label, href: link },
        logo: { ...dealerLogo(img), alt: '' },
      })),
    }));
}

/** What both pages end with: what the warranty asks for, and the official store. */
function foot(context: PageContext): Pick<WhereToBuyModel, 'warranty' | 'store'> {
  const say = both(context);
  const { links, picture } = context;
  const terms = links.to({ page: 'warranty' });
  return {
    warranty: {
      title: say('warranty.title'),
      text: say('warranty.text'),
      ...(terms !== undefined && { link: { label: say('warranty.link'), href: terms } }),
    },
    store: {
      title: say('store.title'),
      text: say('store.text'),
      actions: [{ label: say('store.button'), href: links.store('/'), external: true }],
      picture: picture('flagship-optimus-prime/cut-out', ''),
    },
  };
}
