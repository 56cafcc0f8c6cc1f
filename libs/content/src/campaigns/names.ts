import type { ContentTextId } from '../text-id.ts';

/** Returns the name of a campaign in code and in the ids of its texts: `blackFriday2024` of `black-friday-2024`. */
export function campaignName(id: string): string {
  return id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The texts that each campaign writes for the shared campaign page, besides the names of its stages. */
export const pageParts = ['head.title', 'head.description', 'head.keywords', 'title', 'describe', 'terms'] as const;

/** Returns the id of a text of a campaign on the shared campaign page. The checks of content report an id without a text. */
export function campaignTextId(id: string, part: (typeof pageParts)[number] | `stage.${string}`): ContentTextId {
  return `campaign.${campaignName(id)}.${part}` as ContentTextId;
}
