import manifest from './manifest.json' with { type: 'json' };

/** The facts about a picture that need no access to its files. */
export interface PictureFacts {
  /** In pixels, of its largest file. */
  readonly width: number;
  readonly height: number;
  /** The widths of a render's files; a drawing has every width in one. */
  readonly widths?: readonly number[];
  /** The color around a render's subject; a cut-out has none. */
  readonly color?: string;
}

/** Drawings, each in one file. */
export const drawings = {
  hub: { width: 1600, height: 1000 },
  studio: { width: 1600, height: 1000 },
} as const;

/** Renders, `<subject>/<view>`, each in several widths and formats. `npm run renders` writes this list. */
export const renders: Readonly<Record<RenderName, PictureFacts>> = manifest;

export type DrawingName = keyof typeof drawings;
export type RenderName = keyof typeof manifest;
export type PictureName = DrawingName | RenderName;

/** Every picture that the site can show, by name. */
export const pictures: Readonly<Record<PictureName, PictureFacts>> = { ...drawings, ...renders };
