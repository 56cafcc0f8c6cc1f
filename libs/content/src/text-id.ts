import type { CampaignTextId } from './campaigns/text-ids.ts';
import type { ProductTextId } from './products/by-folder/text-ids.ts';
import type buying from '../messages/buying/en-US.json';
import type home from '../messages/home/en-US.json';
import type labels from '../messages/labels/en-US.json';
import type manuals from '../messages/manuals/en-US.json';
import type navigation from '../messages/navigation/en-US.json';
import type regions from '../messages/regions/en-US.json';
import type search from '../messages/search/en-US.json';
import type specs from '../messages/specs/en-US.json';

/** The id of a text of the content: the files of the default locale list them. */
export type ContentTextId =
  | CampaignTextId
  | ProductTextId
  | keyof typeof buying
  | keyof typeof home
  | keyof typeof labels
  | keyof typeof manuals
  | keyof typeof navigation
  | keyof typeof regions
  | keyof typeof search
  | keyof typeof specs;
