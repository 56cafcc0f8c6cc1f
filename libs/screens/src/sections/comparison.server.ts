import type { ContentTextId, ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext } from '@kinemorph/site';
import type { ComparedProduct, ComparisonRow, ComparisonTable, ComparisonValue } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { offerModel } from './offer.server.ts';
import { specsOf } from './specs.server.ts';

export type ComparisonModel = Pick<ComponentProps<typeof ComparisonTable>, 'labels' | 'products' | 'rows' | 'highlight'>;

/** A product at the head of a column, with what it costs here and now and the way to it; its name stands below its picture. */
export function comparedProduct(context: PageContext, id: ProductId, view: PictureName): ComparedProduct {
  const offer = offerModel(context, id);
  const { current, currentLabel, was, wasLabel } = offer?.price ?? {};
  return {
    id,
    name: context.text(`product.${id}.name`),
    picture: context.picture(view, ''),
    ...(current !== undefined && { price: { current, currentLabel, was, wasLabel } }),
    ...(offer?.buy && { action: offer.buy }),
  };
}

/**
 * The figures named, a row each, as the products' specs write them; a column without a product stands for one of which none is known.
 * What is not known is a dash that `unknown` puts into words.
 */
export function comparedFigures(context: PageContext, figures: readonly ContentTextId[], columns: readonly (ProductId | undefined)[], unknown: string): ComparisonRow[] {
  const known = columns.map((id) => new Map(id === undefined ? [] : specsOf(context, id).flatMap(({ rows }) => rows.map(({ name, value }) => [name, value] as const))));
  const dash: ComparisonValue = { mark: 'no', label: unknown };
  return figures.map((figure) => {
    const name = context.text(figure);
    return { name, values: known.map((column) => column.get(name) ?? dash) };
  });
}
