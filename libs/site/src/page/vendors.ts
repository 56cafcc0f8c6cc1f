/** The scripts of vendors that a page may load, by their addresses; a missing one is not loaded. */
export interface Vendors {
  /** Reads the data layer, and forwards its events. */
  readonly tagManager?: string;
  /** Records the visitors' presses and scrolling. */
  readonly heatMap?: string;
  /** Distinguishes people from programs at a form. */
  readonly captcha?: string;
}

/** The purposes that a visitor may agree to. The captcha is not one of them, since a form needs it. */
export type Purpose = 'statistics' | 'heatMaps';

/** Returns the purposes of the vendors that wait for consent. */
export function purposesOf({ tagManager, heatMap }: Vendors): readonly Purpose[] {
  return [...(tagManager ? (['statistics'] as const) : []), ...(heatMap ? (['heatMaps'] as const) : [])];
}
