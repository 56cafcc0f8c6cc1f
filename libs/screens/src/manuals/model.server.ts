import {
  brand,
  manuals as allManuals,
  manualsShare,
  offices,
  phoneLink,
  seriesIds,
  shownPhone,
  type Manual,
  type SeriesId,
} from '@kinemorph/content';
import { manualFile } from '@kinemorph/content/manuals';
import type { Messages } from '@kinemorph/i18n';
import { keepNumber } from '@kinemorph/i18n/line-breaks';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { ContactRows, FeatureBlock, LinkAction } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { dayText, fileSize, isListed, manualName, savedAs } from '../sections/manual-list.server.ts';
import { shareWords } from '../sections/share.server.ts';
import type en from './copy/en-US.json';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** A manual in the list. */
export interface ManualRow {
  readonly name: string;
  readonly size: string;
  /** The day of the edition, in the region's language. */
  readonly updated: string;
  /** The same day in machine format: `2025-03-27`. */
  readonly day: string;
  readonly href: string;
  /** The name of the saved file. */
  readonly file: string;
  /** The button's accessible name, different in each row. */
  readonly action: string;
}

export interface ManualsModel {
  readonly title: string;
  readonly intro: string;
  readonly tabs: string;
  readonly columns: {
    readonly name: string;
    readonly size: string;
    readonly updated: string;
    readonly download: string;
  };
  readonly empty: string;
  readonly series: readonly {
    readonly id: SeriesId;
    readonly label: string;
    readonly caption: string;
    readonly rows: readonly ManualRow[];
  }[];
  readonly software: ComponentProps<typeof FeatureBlock>;
  readonly warranty: {
    readonly title: string;
    readonly text: string;
    readonly link?: { readonly label: string; readonly href: string };
  };
  readonly help: { readonly heading: string; readonly intro: string; readonly actions: readonly LinkAction[] } & Pick<
    ComponentProps<typeof ContactRows>,
    'rows'
  >;
}

/**
 * The region's manuals by series, in its language; without those of products whose pre-order or sale has not opened.
 */
export const manuals: ScreenModel<ManualsModel> = {
  model: (context) => {
    const { links, picture, text } = context;
    const t = copy(context);
    const seen = t('software.alt', { product: text('product.interstellarAgentT9.name') });
    const where = links.to({ page: 'where-to-buy' });
    const way = (label: string, href: string | undefined, external = false): LinkAction[] =>
      href === undefined ? [] : [{ label, href, external }];
    return {
      title: t('title'),
      intro: t('intro'),
      tabs: t('tabs'),
      columns: {
        name: t('column.name'),
        size: t('column.size'),
        updated: t('column.updated'),
        download: t('column.download'),
      },
      empty: t('empty'),
      series: seriesOf(context, t),
      software: {
        eyebrow: t('software.eyebrow'),
        title: t('software.title'),
        text: t('software.text'),
        picture: picture('interstellar-agent-t9/hero', seen),
        tallPicture: picture('interstellar-agent-t9/detail-head', seen),
        actions: [
          ...way(t('software.studio'), links.to({ hub: 'studio' }), true),
          ...way(t('software.hub'), links.to({ hub: 'hub' }), true),
        ],
      },
      warranty: {
        title: t('warranty.title'),
        text: t('warranty.text'),
        ...(where !== undefined && { link: { label: t('warranty.dealers'), href: where } }),
      },
      help: {
        heading: t('help.heading'),
        intro: t('help.intro'),
        rows: [
          {
            label: t('help.mail'),
            icon: 'mail',
            value: brand.mailboxes.support,
            href: `mailto:${brand.mailboxes.support}`,
          },
          {
            label: t('help.phone'),
            icon: 'phone',
            value: keepNumber(shownPhone(offices[context.region.id])),
            href: phoneLink(offices[context.region.id].phone),
          },
        ],
        actions: [
          ...way(t('help.contact'), links.to({ page: 'technical-support' })),
          ...way(t('help.warranty'), links.to({ page: 'warranty' })),
        ],
      },
    };
  },
  head: (context) => {
    const t = copy(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
      ...shareWords(manualsShare, context),
    });
  },
  findableParts: ({ series }) =>
    series.flatMap(({ rows }) =>
      rows.map(({ name, size, href }) => ({ kind: 'manual' as const, title: name, text: `PDF · ${size}`, href })),
    ),
};

type PageText = ReturnType<typeof copy>;

/** Returns the manuals in the list, by series; a series without manuals is left out. */
function seriesOf(context: ModelContext, t: PageText): ManualsModel['series'] {
  const { text } = context;
  return seriesIds.flatMap((id) => {
    const rows = allManuals
      .filter((manual) => manual.series === id && isListed(manual, context))
      .map((manual) => rowOf(manual, context));
    const label = text(`manual.series.${id}`);
    return rows.length > 0 ? [{ id, label, caption: t('caption', { series: label }), rows }] : [];
  });
}

function rowOf(manual: Manual, context: ModelContext): ManualRow {
  const { locale } = context.region;
  const t = copy(context);
  const name = manualName(manual, context);
  const { href, bytes } = manualFile(manual, locale);
  const size = fileSize(bytes, context);
  return {
    name,
    size,
    updated: dayText(manual.updated, context),
    day: manual.updated,
    href,
    file: savedAs(manual, locale),
    action: t('download.named', { name, size }),
  };
}
