import { dealersIn, dealersOf, places, type Dealer } from '@kinemorph/content';
import { dealerLogo } from '@kinemorph/content/dealers';
import { type Messages, wordSpace } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
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
  /** Left out without dealers; then `none` has the page's title. */
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
    /** A sentence of its own behind the text; `between` separates the two in the region's language. */
    readonly link?: { readonly label: string; readonly href: string; readonly between: string };
  };
  readonly places?: { readonly heading: string; readonly intro: string; readonly actions: readonly LinkAction[] };
  readonly store: ComponentProps<typeof CallToAction>;
}

/** The dealers who sell our machines: in the region, or in Hong Kong and Macau. */
export const whereToBuy: ScreenModel<WhereToBuyModel> = {
  model: (context) => (context.path === placesPath ? placesModel(context) : regionModel(context)),
  head: (context) => {
    const t = context.path === placesPath ? ofPlaces(context) : ofRegion(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
    });
  },
};

function regionModel(context: ModelContext): WhereToBuyModel {
  const t = ofRegion(context);
  const { links, region } = context;
  const dealers = dealersOf(region.id);
  const elsewhere = links.to({ page: placesPath });
  const groups = [
    { id: 'shops', heading: t('shops'), dealers: dealers.filter(({ address }) => address) },
    { id: 'online', heading: t('online'), dealers: dealers.filter(({ address }) => !address) },
  ];
  const store = { label: both(context)('store.button'), href: links.store('/'), external: true };
  return {
    ...(dealers.length > 0
      ? { title: t('title'), intro: t('intro') }
      : { none: { title: t('none.title'), text: t('none.text'), actions: [store] } }),
    ...foot(context),
    groups: cards(groups, context),
    ...(elsewhere !== undefined && {
      places: {
        heading: t('places.title'),
        intro: t('places.text'),
        actions: [{ label: t('places.link'), href: elsewhere }],
      },
    }),
  };
}

function placesModel(context: ModelContext): WhereToBuyModel {
  const t = ofPlaces(context);
  const script = context.region.locale === 'zh-CN' ? 'han' : 'latin';
  const groups = places.map((place) => ({ id: place, heading: t(place), dealers: dealersIn(place, script) }));
  return { title: t('title'), intro: t('intro'), groups: cards(groups, context), ...foot(context) };
}

function cards(
  groups: readonly { id: string; heading: string; dealers: readonly Dealer[] }[],
  context: ModelContext,
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

/** Returns the end of both pages: the conditions of the warranty, and the official store. */
function foot(context: ModelContext): Pick<WhereToBuyModel, 'warranty' | 'store'> {
  const t = both(context);
  const { links, picture, region } = context;
  const terms = links.to({ page: 'warranty' });
  return {
    warranty: {
      title: t('warranty.title'),
      text: t('warranty.text'),
      ...(terms !== undefined && {
        link: { label: t('warranty.link'), href: terms, between: wordSpace(region.locale) },
      }),
    },
    store: {
      title: t('store.title'),
      text: t('store.text'),
      actions: [{ label: t('store.button'), href: links.store('/'), external: true }],
      picture: picture('flagship-optimus-prime/cut-out', ''),
    },
  };
}
