import { products, type ContentTextId, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext } from '@kinemorph/site';
import type { ComparedProduct, ComparisonRow, ComparisonTable, ComparisonValue } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { offerModel } from './offer.server.ts';
import { programmingModes } from './software.server.ts';
import { figuresOf } from './specs.server.ts';

export type ComparisonModel = Pick<
  ComponentProps<typeof ComparisonTable>,
  'labels' | 'products' | 'rows' | 'highlight'
>;

/** A product at the head of a column, with what it costs here and now and the way to it; its name stands below its picture. */
export function comparedProduct(context: PageContext, id: ProductId, view: PictureName): ComparedProduct {
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
 * The figures named, a row each, as the products' specs write them. What is not known is a dash that `unknown` puts into words.
 */
export function comparedFigures(
  context: PageContext,
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

/** What a buyer compares, property by property. */
const figures = [
  'specs.servos',
  'specs.chips',
  'specs.voiceCommands',
  'specs.heightCm',
  'specs.weightKg',
  'specs.battery',
  'specs.warranty',
] as const;

/** What a buyer compares: whether a robot changes its shape, its figures, and how it is programmed. */
export function comparedByBuyers(
  context: PageContext,
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

/** The rows in which the products differ, then those in which they are alike; each in their order. */
export function differencesFirst(rows: readonly ComparisonRow[]): ComparisonRow[] {
  const differ = ({ values }: ComparisonRow) => new Set(values.map((value) => JSON.stringify(value))).size > 1;
  return [...rows.filter(differ), ...rows.filter((row) => !differ(row))];
}
