/** The scripts of others that a page may load, by their addresses; one that is left out is not loaded. */
export interface Vendors {
  /** Reads the data layer, and passes on what it says. */
  readonly tagManager?: string;
  /** Draws where visitors press and how far they read. */
  readonly heatMap?: string;
  /** Tells people from programs at a form. */
  readonly captcha?: string;
}

/** What a visitor may agree to; the captcha is no such thing, since a form needs it. */
export type Purpose = 'statistics' | 'heatMaps';

/** The purposes of the vendors that wait for consent. */
export function purposesOf({ tagManager, heatMap }: Vendors): readonly Purpose[] {
  return [...(tagManager ? (['statistics'] as const) : []), ...(heatMap ? (['heatMaps'] as const) : [])];
}
