import type { ContentTextId } from '../text-id.ts';

/** Returns the name of a campaign in code and in the ids of its texts: `blackFriday2024` of `black-friday-2024`. */
export function campaignName(id: string): string {
  return id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The texts of each campaign for the shared campaign page, besides the names of its stages. */
export const pageParts = ['head.title', 'head.description', 'head.keywords', 'title', 'describe', 'terms'] as const;

/** A text of a campaign on the shared campaign page. */
export type CampaignPart = (typeof pageParts)[number] | `stage.${string}` | `gift.${string}` | 'draw';

/** Returns the texts of a campaign on the shared campaign page. */
export function campaignParts({
  timeline,
  gifts = [],
  draw,
}: {
  readonly timeline: { readonly stages: readonly string[] };
  readonly gifts?: readonly { readonly id: string }[] | undefined;
  readonly draw?: object | undefined;
}): readonly CampaignPart[] {
  return [
    ...pageParts,
    ...timeline.stages.map((stage) => `stage.${stage}` as const),
    ...gifts.map((gift) => `gift.${gift.id}` as const),
    ...(draw ? (['draw'] as const) : []),
  ];
}

/**
 * Returns the id of a text of a campaign on the shared campaign page. The checks of content report an id without a
 * text.
 */
export function campaignTextId(id: string, part: CampaignPart): ContentTextId {
  return `campaign.${campaignName(id)}.${part}` as ContentTextId;
}
