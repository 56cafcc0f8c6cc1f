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
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { ContactRows, FeatureBlock, LinkAction } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { dayText, fileSize, isListed, manualName, savedAs } from '../sections/manual-list.server.ts';
import { shareWords } from '../sections/share.server.ts';
import type en from './copy/en-US.json';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** A manual as the list shows it. */
export interface ManualRow {
  readonly name: string;
  readonly size: string;
  /** The day of the edition, as the region's language writes it. */
  readonly updated: string;
  /** The same day for machines: `2025-03-27`. */
  readonly day: string;
  readonly href: string;
  /** What the file is called once it is saved. */
  readonly file: string;
  /** The button's spoken name, which tells it from those of the other rows. */
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

/** The region's manuals by series, in its language; a manual of what is not announced yet is not there. */
export const manuals: ScreenModel<ManualsModel> = {
  model: (context) => {
    const { links, picture, text } = context;
    const say = copy(context);
    const seen = say('software.alt', { product: text('product.interstellarAgentT9.name') });
    const where = links.to({ page: 'where-to-buy' });
    const way = (label: string, href: string | undefined, external = false): LinkAction[] =>
      href === undefined ? [] : [{ label, href, external }];
    return {
      title: say('title'),
      intro: say('intro'),
      tabs: say('tabs'),
      columns: {
        name: say('column.name'),
        size: say('column.size'),
        updated: say('column.updated'),
        download: say('column.download'),
      },
      empty: say('empty'),
      series: seriesOf(context, say),
      software: {
        eyebrow: say('software.eyebrow'),
        title: say('software.title'),
        text: say('software.text'),
        picture: picture('interstellar-agent-t9/hero', seen),
        tallPicture: picture('interstellar-agent-t9/detail-head', seen),
        actions: [
          ...way(say('software.studio'), links.to({ hub: 'studio' }), true),
          ...way(say('software.hub'), links.to({ hub: 'hub' }), true),
        ],
      },
      warranty: {
        title: say('warranty.title'),
        text: say('warranty.text'),
        ...(where !== undefined && { link: { label: say('warranty.dealers'), href: where } }),
      },
      help: {
        heading: say('help.heading'),
        intro: say('help.intro'),
        rows: [
          {
            label: say('help.mail'),
            icon: 'mail',
            value: brand.mailboxes.support,
            href: `mailto:${brand.mailboxes.support}`,
          },
          {
            label: say('help.phone'),
            icon: 'phone',
            value: keepNumber(shownPhone(offices[context.region.id])),
            href: phoneLink(offices[context.region.id].phone),
          },
        ],
        actions: [
          ...way(say('help.contact'), links.to({ page: 'technical-support' })),
          ...way(say('help.warranty'), links.to({ page: 'warranty' })),
        ],
      },
    };
  },
  head: (context) => {
    const say = copy(context);
    return indexedHead(context, {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      crumb: say('title'),
      ...shareWords(manualsShare, context),
    });
  },
  findableParts: ({ series }) =>
    series.flatMap(({ rows }) =>
      rows.map(({ name, size, href }) => ({ kind: 'manual' as const, title: name, text: `PDF, ${size}`, href })),
    ),
};

type Say = ReturnType<typeof copy>;

/** The manuals that are listed here, by series; a series without any is left out. */
function seriesOf(context: PageContext, say: Say): ManualsModel['series'] {
  const { text } = context;
  return seriesIds.flatMap((id) => {
    const rows = allManuals
      .filter((manual) => manual.series === id && isListed(manual, context))
      .map((manual) => rowOf(manual, context));
    const label = text(`manual.series.${id}`);
    return rows.length > 0 ? [{ id, label, caption: say('caption', { series: label }), rows }] : [];
  });
}

function rowOf(manual: Manual, context: PageContext): ManualRow {
  const { locale } = context.region;
  const say = copy(context);
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
    action: say('download.named', { name, size }),
  };
}
