import type { ProductId } from '../products/product-id.ts';

type Digits = `${number}`;

/** A day as a list of files writes it: `2025-03-27`. */
export type DayText = `${Digits}-${Digits}-${Digits}`;

export const seriesIds = ['flagship', 'collector', 'ranger', 'interstellar', 'docks'] as const;
export type SeriesId = (typeof seriesIds)[number];

/** What kind of text it is: how to start, or how to program. */
export type ManualKind = 'quickGuide' | 'programming';

/** A text to download. Its files, one a language, are made from the facts by tools/manuals. */
export interface Manual {
  /** Also the name of its files. */
  readonly id: string;
  readonly kind: ManualKind;
  readonly series: SeriesId;
  /** What it is about. It is listed wherever one of these is sold, or a box that holds one. */
  readonly products: readonly ProductId[];
  /** The day of this edition: it stands in the list, on the cover and in the file. */
  readonly updated: DayText;
}
