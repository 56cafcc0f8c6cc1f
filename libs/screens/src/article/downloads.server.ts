import { appReleases, firmware, manuals, type Platform } from '@kinemorph/content';
import { manualFile } from '@kinemorph/content/manuals';
import type { PageContext } from '@kinemorph/site';
import type { IconName } from '@kinemorph/ui';
import { dayText, fileSize, isAnnounced, isListed, manualName, savedAs } from '../sections/manual-list.server.ts';
import type { Say, SectionParts } from '../sections/article-parts.ts';

const systems: Readonly<Record<Platform, { readonly name: string; readonly icon: IconName }>> = {
  ios: { name: 'iPhone, iPad', icon: 'smartphone' },
  android: { name: 'Android', icon: 'smartphone' },
  windows: { name: 'Windows', icon: 'monitor' },
  macos: { name: 'macOS', icon: 'monitor' },
};

/** The app by platform, the region's manuals, and the firmware of its robots. */
export function downloadParts(section: string, context: PageContext, say: Say): SectionParts {
  switch (section) {
    case 'app':
      return { releases: releases(context, say) };
    case 'manuals':
      return manualsTable(context, say);
    case 'firmware':
      return { table: firmwareTable(context, say) };
    default:
      return {};
  }
}

function releases(context: PageContext, say: Say): NonNullable<SectionParts['releases']> {
  return appReleases(context.region.id).map(({ platform, version, released, megabytes, needs, store, href }) => {
    const { name, icon } = systems[platform];
    const label = store ?? say('app.download');
    return {
      title: name,
      icon,
      facts: [
        { label: say('column.version'), value: version },
        { label: say('column.date'), value: dayText(released, context) },
        { label: say('column.size'), value: fileSize(megabytes * 1_000_000, context) },
        { label: say('app.needs'), value: needs },
      ],
      // The spoken name begins with the visible one.
      link: { label, name: context.text('actionNamed', { action: label, product: name }), href, external: true },
    };
  });
}

/** Undefined where the region has no manuals of its own: its section then holds words alone. */
function manualsTable(context: PageContext, say: Say): SectionParts {
  const { links, region } = context;
  if (links.to({ page: 'manuals' }) === undefined) return {};
  const rows = manuals
    .filter((manual) => isListed(manual, context))
    .map((manual) => {
      const name = manualName(manual, context);
      const { href, bytes } = manualFile(manual, region.locale);
      return {
        key: manual.id,
        cells: { name, size: fileSize(bytes, context), date: dayText(manual.updated, context) },
        file: { href, saveAs: savedAs(manual, region.locale) },
      };
    });
  const columns = [
    { id: 'name', label: say('manuals.column') },
    { id: 'size', label: say('column.size') },
    { id: 'date', label: say('column.date') },
  ];
  return { table: { caption: say('manuals.title'), columns, rows } };
}

function firmwareTable(context: PageContext, say: Say): NonNullable<SectionParts['table']> {
  return {
    caption: say('firmware.title'),
    columns: [
      { id: 'name', label: say('firmware.column') },
      { id: 'version', label: say('column.version') },
      { id: 'date', label: say('column.date') },
      { id: 'notes', label: say('firmware.notes') },
    ],
    rows: firmware
      .filter(({ product }) => isAnnounced(product, context))
      .map(({ product, version, released, notes }) => ({
        key: product,
        cells: {
          name: context.text(`product.${product}.name`),
          version,
          date: dayText(released, context),
          notes: notes.map((note) => say(`firmware.${note}`)).join(betweenSentences(context.region.locale)),
        },
      })),
  };
}

/** What stands between two sentences: Chinese and Japanese have a full stop that is as wide as a letter, and no space after it. */
const betweenSentences = (locale: PageContext['region']['locale']) =>
  locale === 'ja-JP' || locale === 'zh-CN' ? '' : ' ';
