import { appReleases, firmware, manuals, type Platform } from '@kinemorph/content';
import { manualFile } from '@kinemorph/content/manuals';
import { wordSpace } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import type { IconName } from '@kinemorph/ui';
import { dayText, fileSize, isListed, manualName, savedAs } from '../sections/manual-list.server.ts';
import type { PageText, SectionParts } from '../sections/article-parts.ts';

const systems: Readonly<Record<Platform, { readonly name: string; readonly icon: IconName }>> = {
  ios: { name: 'iPhone, iPad', icon: 'smartphone' },
  android: { name: 'Android', icon: 'smartphone' },
  windows: { name: 'Windows', icon: 'monitor' },
  macos: { name: 'macOS', icon: 'monitor' },
};

/**
 * Returns a section of the download center: the app by platform, the region's manuals, or the firmware of its robots.
 */
export function downloadParts(section: string, context: ModelContext, t: PageText): SectionParts {
  switch (section) {
    case 'app':
      return { releases: releases(context, t) };
    case 'manuals':
      return manualsTable(context, t);
    case 'firmware':
      return { table: firmwareTable(context, t) };
    default:
      return {};
  }
}

function releases(context: ModelContext, t: PageText): NonNullable<SectionParts['releases']> {
  return appReleases(context.region.id).map(({ platform, version, released, megabytes, needs, store, href }) => {
    const { name, icon } = systems[platform];
    const label = store ?? t('app.download');
    return {
      title: name,
      icon,
      facts: [
        { label: t('column.version'), value: version },
        { label: t('column.date'), value: dayText(released, context) },
        { label: t('column.size'), value: fileSize(megabytes * 1_000_000, context) },
        { label: t('app.needs'), value: needs },
      ],
      // The accessible name begins with the visible one.
      link: { label, name: context.text('actionNamed', { action: label, product: name }), href, external: true },
    };
  });
}

/** Returns the table of manuals; nothing in a region without a page of manuals, where the section has text only. */
function manualsTable(context: ModelContext, t: PageText): SectionParts {
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
    { id: 'name', label: t('manuals.column') },
    { id: 'size', label: t('column.size') },
    { id: 'date', label: t('column.date') },
  ];
  return { table: { caption: t('manuals.title'), columns, rows } };
}

function firmwareTable(context: ModelContext, t: PageText): NonNullable<SectionParts['table']> {
  return {
    caption: t('firmware.title'),
    columns: [
      { id: 'name', label: t('firmware.column') },
      { id: 'version', label: t('column.version') },
      { id: 'date', label: t('column.date') },
      { id: 'notes', label: t('firmware.notes') },
    ],
    rows: firmware
      .filter(({ product }) => isListed({ products: [product] }, context))
      .map(({ product, version, released, notes }) => ({
        key: product,
        cells: {
          name: context.text(`product.${product}.name`),
          version,
          date: dayText(released, context),
          notes: notes.map((note) => t(`firmware.${note}`)).join(wordSpace(context.region.locale)),
        },
      })),
  };
}
