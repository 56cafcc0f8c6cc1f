import { languageOf, type Locale } from '@kinemorph/i18n/locales';
import { marks, readings } from './message.ts';

/** An area of the pages with limited space. */
export interface Slot {
  readonly name: string;
  readonly fits: (path: string, id: string) => boolean;
  /**
   * Width of the longest line in columns: a Latin letter takes one, a Chinese, Japanese or Korean character two. German
   * and French have more than English if the layout can wrap.
   */
  readonly columns: {
    readonly en: number;
    readonly de?: number;
    readonly fr?: number;
    readonly ja?: number;
    readonly ko?: number;
    readonly zh?: number;
  };
}

const onPages = (path: string) => !path.startsWith('tools/manuals/');
const byId = (pattern: RegExp) => (path: string, id: string) => onPages(path) && pattern.test(id);

/** The first matching slot applies. */
export const slots: readonly Slot[] = [
  { name: 'title for search engines', fits: byId(/(?:^|\.)head\.title/), columns: { en: 60 } },
  { name: 'description for search engines', fits: byId(/(?:^|\.)head\.description/), columns: { en: 160 } },
  { name: 'keywords', fits: byId(/(?:^|\.)head\.keywords/), columns: { en: 120 } },
  { name: 'description of a picture', fits: byId(/(?:^|\.)(?:alt|head\.share)$/), columns: { en: 125 } },
  {
    name: 'navigation label',
    fits: (path, id) =>
      path.endsWith('messages/navigation') &&
      /^nav\.(?!copyright|licence|address|social|legal\.(?:notice|line))/.test(id),
    columns: { en: 22, de: 24, fr: 26, ja: 24 },
  },
  { name: 'tag', fits: byId(/(?:^|\.)badge(?:\.|$)|^nav\.tag\./), columns: { en: 18, fr: 20 } },
  {
    name: 'button',
    fits: byId(/^(?:buy|preOrder|learnMore|soldOut)$|(?:^|\.)button$|(?:^|\.)go(?:\.|$)/),
    columns: { en: 30, de: 34, fr: 36, ja: 32 },
  },
  { name: 'eyebrow', fits: byId(/(?:^|\.)(?<!hero\.)eyebrow$/), columns: { en: 48 } },
  { name: 'heading', fits: byId(/(?:^|\.)heading$/), columns: { en: 40, de: 44, fr: 44, ja: 44 } },
  { name: 'tile line', fits: byId(/^home\.wide\.|^product\.\w+\.line$/), columns: { en: 76, de: 80, fr: 84, ja: 80 } },
  { name: 'tile title', fits: byId(/^product\.\w+\.name$/), columns: { en: 60 } },
  {
    name: 'banner',
    fits: (path, id) => path.endsWith('messages/navigation') && id.startsWith('banner.'),
    columns: { en: 72, de: 84, fr: 84 },
  },
  { name: 'title', fits: byId(/(?:^|\.)title$/), columns: { en: 64, de: 80, fr: 80 } },
  { name: 'subtitle', fits: byId(/subtitle$/), columns: { en: 100, de: 116, fr: 110 } },
];

/** Returns the slot in which a text is shown. */
export function slotOf(path: string, id: string): Slot | undefined {
  return slots.find(({ fits }) => fits(path, id));
}

/** The columns that a slot has in a locale. */
export function budgetOf({ columns }: Slot, locale: Locale): number {
  return columns[languageOf(locale) as keyof Slot['columns']] ?? columns.en;
}

const widths: Readonly<Record<string, number>> = { [marks.number]: 3, [marks.date]: 12, [marks.text]: 9 };
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;

/** Returns the columns of the longest line of a message, with values of typical length. */
export function columnsOf(message: string): number {
  const lines = readings(message).flatMap((text) => text.split('\n'));
  return Math.max(
    0,
    ...lines.map((line) =>
      Array.from(line).reduce((sum, character) => sum + (widths[character] ?? (wide.test(character) ? 2 : 1)), 0),
    ),
  );
}
