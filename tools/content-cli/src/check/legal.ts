import type { Region, RegionId } from '@kinemorph/content';
import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import { locate } from '../source/locate.ts';
import type { Sources } from '../source/sources.ts';
import { textsOf, source, type WordFolder } from '../words/folders.ts';
import type { ContentLibrary } from '../read-content.ts';
import type { Finding } from './finding.ts';

const labels = 'libs/content/messages/labels';

/** A region that is being added may not have any ids and notices yet. */
type LegalFacts = Pick<ContentLibrary, 'fileOf' | 'regions' | 'taxNotes'> & {
  readonly [Fact in 'legalIds' | 'legalNotices']: Partial<ContentLibrary[Fact]>;
};

/** Returns texts that the law requires of a region's pages and that no fact or text contains. */
export function missingLegal(
  sources: Sources,
  { regions, legalIds, legalNotices, taxNotes, fileOf }: LegalFacts,
  folders: readonly WordFolder[],
): readonly Finding[] {
  const words = folders.find(({ path }) => path === labels);
  return (Object.keys(regions) as RegionId[]).flatMap((region) => {
    const notices = legalNotices[region] ?? [];
    const place = locate(sources, `libs/content/src/${fileOf.legal(region)}`, 'notices');
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
              expected: `the legal notice that the law of ${region} requires`,
              fix: 'add its ids to `required`, and a notice for each to `notices`',
            },
          ]
        : []),
      ...lacking.map((id) => ({
        ...place,
        what: `${region} ${id}`,
        found: 'no notice',
        expected: `the notice "${id}", which the law of ${region} asks for`,
        fix: `add { id: '${id}', text, value } to \`notices\`; a believable value in sample(…) until counsel gives it`,
      })),
      ...labelProblems(words, regions[region], taxNotes[region]),
    ];
  });
}

function labelProblems(
  words: WordFolder | undefined,
  { id: region, locale, lowestPriceDays }: Region,
  taxNote: ContentLibrary['taxNotes'][RegionId],
): readonly Finding[] {
  if (!words) return [];
  const texts = textsOf(words, locale);
  const at = (id: string) => {
    let writer: Locale = locale;
    while (!words.files.get(writer)?.texts.has(id) && writer !== source) writer = baseLocale[writer] ?? source;
    return { file: `${labels}/${writer}.json`, line: words.files.get(writer)?.lines.get(id) ?? 1, what: id };
  };
  const note = texts.get('label.taxIncluded') ?? '';
  const lowest = texts.get('label.lowestPrice') ?? '';
  return [
    ...(taxNote && !taxNote.pattern.test(note)
      ? [
          {
            ...at('label.taxIncluded'),
            found: note,
            expected: `a note on taxes that says ${taxNote.expected}`,
            fix: `write it so: prices of ${region} include them`,
          },
        ]
      : []),
    ...(lowestPriceDays !== undefined &&
    texts.get('label.lowestPrice') !== '' &&
    !['{days', '{price'].every((value) => lowest.includes(value))
      ? [
          {
            ...at('label.lowestPrice'),
            found: lowest || 'no text',
            expected: 'the lowest price of the last {days} days, {price}',
            fix: `write it: the law of ${region} asks for it beside a reduced price`,
          },
        ]
      : []),
  ];
}
