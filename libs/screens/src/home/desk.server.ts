import {
  accountBenefits,
  delivery,
  legalNotices,
  offices,
  shownPhone,
  standardWarrantyYears,
  type HomeDesk,
  type HomeEntryId,
  type Money,
} from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import { keepNumber, keepNumberInSentence } from '@kinemorph/i18n/line-breaks';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { IconName, LinkAction } from '@kinemorph/ui';
import { listedProducts } from '../sections/listed-products.server.ts';
import type en from './copy/jp-kr-cn/en-US.json';

const copy = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/jp-kr-cn/*.json', { import: 'default', eager: true }),
);

export interface DeskModel {
  readonly label: string;
  readonly entries: readonly {
    readonly id: HomeEntryId;
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
    readonly href: string;
  }[];
  readonly terms: {
    readonly heading: string;
    readonly rows: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
    readonly action?: LinkAction;
  };
}

const icons: Readonly<Record<HomeEntryId, IconName>> = {
  store: 'cart',
  account: 'gift',
  shipping: 'truck',
  warranty: 'shield',
  support: 'gear',
  contact: 'phone',
};

/**
 * Returns the home's entries below the slides, each with its fact, and the terms of orders that the region's law
 * requires.
 */
export function deskModel({ entries, terms }: HomeDesk, context: ModelContext): DeskModel {
  const { region, links, money } = context;
  const t = copy(context);
  const { currency } = region;
  // An announced product without a price is not in the store yet.
  const priced = listedProducts(context).flatMap(({ offer }) => offer.price ?? []);
  const values = {
    ...accountBenefits,
    count: priced.length,
    price: money(lowest(priced)),
    freeFrom: money({ amount: delivery[region.id].freeFrom, currency }),
    years: standardWarrantyYears,
    phone: keepNumberInSentence(shownPhone(offices[region.id])),
  };
  const notice = links.to({ page: 'terms-use' });
  return {
    label: t('entries'),
    entries: entries.flatMap(({ id, to }) => {
      const href = links.to(to);
      return href === undefined
        ? []
        : [{ id, icon: icons[id], title: t(`${id}.title`, values), text: t(`${id}.text`, values), href }];
    }),
    terms: {
      heading: t('terms'),
      rows: terms.flatMap((id) =>
        legalNotices[region.id]
          .filter((one) => one.id === id)
          .map(({ text: label, value, href }) => ({
            label,
            value: keepNumber(value),
            ...(href !== undefined && { href }),
          })),
      ),
      ...(notice !== undefined && { action: { label: t('terms.notice'), href: `${notice}#notice` } }),
    },
  };
}

function lowest([first, ...others]: readonly Money[]): Money {
  if (!first) throw new Error('no product of the region has a price: give one in libs/content/src/products');
  return others.reduce((least, price) => (price.amount < least.amount ? price : least), first);
}
