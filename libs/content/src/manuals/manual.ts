import type { ProductId } from '../products/product-id.ts';

type Digits = `${number}`;

/** A day in a list of files: `2025-03-27`. */
export type DayText = `${Digits}-${Digits}-${Digits}`;

export const seriesIds = ['flagship', 'collector', 'ranger', 'interstellar', 'docks'] as const;
export type SeriesId = (typeof seriesIds)[number];

/** The kind of manual: how to start, or how to program. */
export type ManualKind = 'quickGuide' | 'programming';

/** A manual to download. tools/manuals creates its files, one for each language, from the facts. */
export interface Manual {
  /** Also the name of its files. */
  readonly id: string;
  readonly kind: ManualKind;
  readonly series: SeriesId;
  /** The products of the manual. It is listed in every region that sells one of these, or a box with one. */
  readonly products: readonly ProductId[];
  /** The day of this edition: it is in the list, on the cover and in the file. */
  readonly updated: DayText;
}
