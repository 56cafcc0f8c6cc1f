import type { DayText } from '../manuals/manual.ts';
import type { ProductId } from './product-id.ts';

/** The changes of a firmware update. The words are `firmware.<note>` of the `download-center` article. */
export const firmwareNotes = ['voice', 'balance', 'battery', 'theater'] as const;
export type FirmwareNote = (typeof firmwareNotes)[number];

/** The latest firmware of a product. The app installs it. */
export interface Firmware {
  readonly product: ProductId;
  readonly version: string;
  readonly released: DayText;
  readonly notes: readonly FirmwareNote[];
}
