import { products, type ContentTextId, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { ModelContext } from '@kinemorph/site';
import type { ComparedProduct, ComparisonRow, ComparisonTable, ComparisonValue } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { offerModel } from './offer.server.ts';
import { programmingModes } from './software.server.ts';
import { figuresOf } from './specs.server.ts';

export type ComparisonModel = Pick<
  ComponentProps<typeof ComparisonTable>,
  'labels' | 'products' | 'rows' | 'highlight'
>;

/**
 * Returns a product for the head of a column, with its current price in the region and its link; its name is below its
 * picture.
 */
export function comparedProduct(context: ModelContext, id: ProductId, view: PictureName): ComparedProduct {
  const offer = offerModel(context, id);
  const { current, currentLabel, was, wasLabel, tax, lowest } = offer?.price ?? {};
  return {
    id,
    name: context.text(`product.${id}.name`),
    picture: context.picture(view, ''),
    ...(current !== undefined && { price: { current, currentLabel, was, wasLabel, tax, lowest } }),
    ...(offer?.buy && { action: offer.buy }),
  };
}

/**
 * Returns a row for each of the figures, in the format of the products' specs. An unknown value is a dash with
 * `unknown` as its label.
 */
export function comparedFigures(
  context: ModelContext,
  figures: readonly ContentTextId[],
  columns: readonly ProductId[],
  unknown: string,
): ComparisonRow[] {
  const known = columns.map((id) => figuresOf(context, id));
  const dash: ComparisonValue = { mark: 'no', label: unknown };
  return figures.map((figure) => ({
    name: context.text(figure),
    values: known.map((column) => column.get(figure) ?? dash),
  }));
}

/** The figures that a buyer compares. */
const figures = [
  'specs.servos',
  'specs.chips',
  'specs.voiceCommands',
  'specs.heightCm',
  'specs.weightKg',
  'specs.battery',
  'specs.warranty',
] as const;

/** Returns the properties that a buyer compares: the transformation, the figures, and the programming. */
export function comparedByBuyers(
  context: ModelContext,
  columns: readonly ProductId[],
  unknown: string,
): ComparisonRow[] {
  const { text } = context;
  const dash: ComparisonValue = { mark: 'no', label: unknown };
  const transforms = (id: ProductId): ComparisonValue => {
    const known = products[id].transforms;
    if (known === undefined) return dash;
    return known ? { mark: 'yes', label: text('yes') } : text('no');
  };
  return [
    { name: text('specs.transforms'), values: columns.map(transforms) },
    ...comparedFigures(context, figures, columns, unknown),
    { name: text('specs.programming'), values: columns.map(() => programmingModes(context)) },
  ];
}

/** Returns the rows in which the products differ, then those in which they are alike; each in their order. */
export function differencesFirst(rows: readonly ComparisonRow[]): ComparisonRow[] {
  const differ = ({ values }: ComparisonRow) => new Set(values.map((value) => JSON.stringify(value))).size > 1;
  return [...rows.filter(differ), ...rows.filter((row) => !differ(row))];
}
