import {
  products,
  regions,
  standardWarrantyYears,
  productsOf,
  type ContentTextId,
  type Manual,
  type Product,
  type Region,
  type RegionId,
} from '@kinemorph/content';
import { contentMessages } from '@kinemorph/content/texts';
import type { Messages, Text } from '@kinemorph/i18n';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { localeFile } from '@kinemorph/i18n/locales';
import { createText } from '@kinemorph/i18n/text';
import type en from '../copy/en-US.json';

export type CopyId = keyof typeof en;

const copy = import.meta.glob<Messages>('../copy/*.json', { import: 'default', eager: true });

/** The sources of a manual's texts. */
export interface Subject {
  readonly manual: Manual;
  readonly region: Region;
  /** The product of the manual, or the first of its series. */
  readonly product: Product;
  /** The product's name, or that of the series. */
  readonly name: string;
  readonly warrantyYears: number;
  readonly say: Text<CopyId>;
  readonly text: Text<ContentTextId>;
}

/** The fonts of the manuals have no word joiner. */
function withJoinersOut<Id extends string>(text: Text<Id>): Text<Id> {
  return (id, values) => withoutJoiners(text(id, values));
}

/**
 * Returns a manual in a region's language, with the region's facts. Undefined if the region sells none of its products.
 */
export function subjectOf(manual: Manual, id: RegionId): Subject | undefined {
  const region = regions[id];
  const sold = productsOf(manual, id);
  const [first] = manual.products;
  if (sold.length === 0 || first === undefined) return undefined;
  const { locale } = region;
  // Dates without a time are formatted in UTC, so that they do not shift.
  const words = { timeZone: 'UTC' };
  const text = withJoinersOut(createText<ContentTextId>(locale, contentMessages(locale), words));
  // A guide of a series shows a robot that the region sells.
  const shown =
    manual.kind === 'quickGuide'
      ? first
      : (manual.products.find((one) => !products[one].preOrder && sold.includes(one)) ?? first);
  return {
    manual,
    region,
    product: products[shown],
    name: manual.kind === 'quickGuide' ? text(`product.${first}.name`) : text(`manual.series.${manual.series}`),
    warrantyYears: Math.min(...sold.map((one) => products[one].warrantyYears?.[id] ?? standardWarrantyYears)),
    say: withJoinersOut(createText<CopyId>(locale, [localeFile(copy, '../copy', locale) ?? {}], words)),
    text,
  };
}
