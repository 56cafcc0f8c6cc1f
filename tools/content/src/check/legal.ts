import type { RegionId } from '@kinemorph/content';
import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import { locate } from '../source/locate.ts';
import type { Sources } from '../source/sources.ts';
import { said, source, type WordFolder } from '../words/folders.ts';
import type { ContentLibrary } from '../read-content.ts';
import type { Finding } from './finding.ts';

const file = 'libs/content/src/legal.ts';
const labels = 'libs/content/messages/labels';

/** What a note on taxes must say beside a price, where the law asks for one, and how. */
const taxNotes: Readonly<Partial<Record<RegionId, readonly [pattern: RegExp, wanted: string]>>> = {
  uk: [/\bVAT\b/, '"VAT included"'],
  eu: [/\bVAT\b/, '"VAT included"'],
  fr: [/\bTTC\b/, '"TTC"'],
  de: [/inkl\. MwSt\..*zzgl\. Versand/i, '"inkl. MwSt.", and "zzgl. Versand" (§ 6 PAngV)'],
  jp: [/税込/, '"税込"'],
  kr: [/부가세 포함/, '"부가세 포함"'],
  cn: [/含税/, '"含税"'],
};

/** Where a reduced price names the lowest of the last 30 days (Directive 98/6/EC, article 6a). */
const namesLowestPrice: readonly RegionId[] = ['eu', 'fr', 'de'];

/** What the law of a region has a page say, and no fact or text says. */
export function missingLegal(
  sources: Sources,
  { regions, legalIds, legalNotices }: Pick<ContentLibrary, 'regions' | 'legalIds' | 'legalNotices'>,
  folders: readonly WordFolder[],
): readonly Finding[] {
  const words = folders.find(({ path }) => path === labels);
  return (Object.keys(regions) as RegionId[]).flatMap((region) => {
    const notices = legalNotices[region] ?? [];
    const place = locate(sources, file, region);
    const { locale } = regions[region];
    const lacking = (legalIds[region] ?? []).filter(
      (id) => !notices.some((notice) => notice.id === id && notice.value.trim() !== '' && notice.text.trim() !== ''),
    );
    return [
      ...((legalIds[region] ?? []).length === 0
        ? [
            {
              ...place,
              what: region,
              found: 'no legal ids',
              wanted: `what the law of ${region} has the company say of itself`,
              mend: 'add its ids to legalIds, and a notice for each to legalNotices',
            },
          ]
        : []),
      ...lacking.map((id) => ({
        ...place,
        what: `${region} ${id}`,
        found: 'no notice',
        wanted: `the notice "${id}", which the law of ${region} asks for`,
        mend: `add { id: '${id}', text, value } to legalNotices.${region}; a believable value in sample(…) until counsel gives it`,
      })),
      ...labelProblems(words, region, locale),
    ];
  });
}

function labelProblems(words: WordFolder | undefined, region: RegionId, locale: Locale): readonly Finding[] {
  if (!words) return [];
  const texts = said(words, locale);
  const at = (id: string) => {
    let writer: Locale = locale;
    while (!words.files.get(writer)?.texts.has(id) && writer !== source) writer = baseLocale[writer] ?? source;
    return { file: `${labels}/${writer}.json`, line: words.files.get(writer)?.lines.get(id) ?? 1, what: id };
  };
  const [pattern, wanted] = taxNotes[region] ?? [];
  const note = texts.get('label.taxIncluded') ?? '';
  const lowest = texts.get('label.lowestPrice') ?? '';
  return [
    ...(pattern && !pattern.test(note)
      ? [
          {
            ...at('label.taxIncluded'),
            found: note,
            wanted: `a note on taxes that says ${wanted}`,
            mend: `write it so: prices of ${region} include them`,
          },
        ]
      : []),
    ...(namesLowestPrice.includes(region) && !['{days', '{price'].every((value) => lowest.includes(value))
      ? [
          {
            ...at('label.lowestPrice'),
            found: lowest || 'no text',
            wanted: 'the lowest price of the last {days} days, {price}',
            mend: `write it: the law of ${region} asks for it beside a reduced price`,
          },
        ]
      : []),
  ];
}
