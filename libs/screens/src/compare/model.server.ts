import { products as allProducts, seriesOf, type ContentTextId } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { LinkAction, PictureData, PriceProps } from '@kinemorph/ui';
import { comparedFigures } from '../sections/comparison.server.ts';
import { listedProducts, productPlace, type ListedProduct } from '../sections/listed-products.server.ts';
import { priceText, taxText } from '../sections/offer.server.ts';
import { heightText } from '../sections/specs.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** The compared figures, besides the shape. */
const figures = [
  'specs.heightCm',
  'specs.weightKg',
  'specs.servos',
  'specs.chips',
  'specs.parts',
  'specs.imuAxes',
  'specs.gyroAxes',
  'specs.voiceCommands',
  'specs.sounds',
  'specs.audioLines',
  'specs.battery',
  'specs.useMinutes',
  'specs.chargeMinutes',
  'specs.port',
  'specs.bluetooth',
  'specs.wifiGhz',
  'specs.warranty',
] as const satisfies readonly ContentTextId[];

/** The distance of the lines behind the drawing of the heights, in centimetres. */
const heightStep = 10;

/** A robot in a column. */
export interface ComparedRobot {
  /** Its id in the address. */
  readonly id: string;
  readonly name: string;
  readonly picture: PictureData;
  readonly price?: PriceProps;
  readonly stock: string;
  readonly actions: readonly LinkAction[];
  /** In centimetres, for the drawing. */
  readonly height?: number;
  /** In the order of the rows; null if nothing is published. */
  readonly values: readonly (string | null)[];
}

export interface CompareModel {
  readonly title: string;
  readonly intro: string;
  readonly list?: LinkAction;
  readonly form: string;
  /** The names of the columns' selects. */
  readonly columns: readonly [string, string, string];
  readonly none: string;
  readonly caption: string;
  /** The line about tax, said once for all prices of the table. */
  readonly tax: string;
  /** The accessible text of an unpublished value. */
  readonly unknown: string;
  /** The properties; the one with a note is a drawing. */
  readonly rows: readonly { readonly name: string; readonly note?: string }[];
  readonly robots: readonly ComparedRobot[];
  /** The ids of the robots in the address; the robots need not exist. */
  readonly chosen: readonly string[];
}

/** All robots of the region with their figures; the browser chooses which are side by side. */
export const compare: ScreenModel<CompareModel> = {
  model: (context) => {
    const { text, links, region } = context;
    const t = copy(context);
    const listed = listedProducts(context).filter(({ id }) => seriesOf(id) !== 'docks');
    const shapes = {
      name: t('shape'),
      values: listed.map(({ entry }) => (entry.shape === undefined ? null : text(`shape.${entry.shape}`))),
    };
    const rows = [
      shapes,
      ...comparedFigures(
        context,
        figures,
        listed.map(({ id }) => id),
        '',
      ).map(({ name, values }) => ({
        name,
        values: values.map((value) => (typeof value === 'string' ? value : null)),
      })),
    ].filter(({ values }) => values.some((value) => value !== null));
    const height = text('specs.heightCm');
    const list = links.to({ page: 'products' });
    return {
      title: t('title'),
      intro: t('intro'),
      ...(list !== undefined && { list: { label: t('list'), href: list } }),
      form: t('form'),
      columns: [t('first'), t('second'), t('third')],
      none: t('none'),
      caption: t('caption'),
      tax: taxText(context),
      unknown: t('unknown'),
      rows: rows.map(({ name }) => ({
        name,
        ...(name === height && { note: t('height.note', { step: heightText(region.locale, heightStep) }) }),
      })),
      robots: listed.map((product, index) =>
        comparedRobot(
          product,
          rows.map(({ values }) => values[index] ?? null),
          context,
        ),
      ),
      chosen: context.chosen ?? [],
    };
  },
  head: (context) => {
    const t = copy(context);
    const { text } = context;
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
      parents: [{ path: 'products', name: text('nav.products.all') }],
    });
  },
};

function comparedRobot(
  { id, slug, name, offer, stock, stockText }: ListedProduct,
  values: readonly (string | null)[],
  context: ModelContext,
): ComparedRobot {
  const { text, picture, links } = context;
  const { hardware, picture: view } = allProducts[id];
  const place = productPlace(context, id);
  const store = links.buy(id);
  const canBuy = stock !== 'none';
  const action = (label: string, href: string, tone: 'action' | 'outline'): LinkAction => ({
    label,
    href,
    tone,
    ariaLabel: text('actionNamed', { action: label, product: name }),
  });
  return {
    id: slug,
    name,
    picture: picture(view, ''),
    ...(offer.price && { price: priceText(context, offer) }),
    stock: stockText,
    actions: [
      ...(canBuy ? [action(text(stock === 'preOrder' ? 'preOrder' : 'buy'), store, 'action')] : []),
      ...(place === undefined || (canBuy && place === store) ? [] : [action(text('learnMore'), place, 'outline')]),
    ],
    ...(hardware.heightCm !== undefined && { height: hardware.heightCm }),
    values,
  };
}
