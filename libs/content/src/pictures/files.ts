/** The files of a picture. */
export interface EncodedWidths {
  /** In pixels, of its largest file. */
  readonly width: number;
  readonly widths: readonly number[];
  /** The color around its subject; a cut-out has none. */
  readonly color?: string;
}

/** The formats that browsers choose from, the best first. */
export const formats = ['avif', 'webp'] as const;

/** The file of a picture in one width. */
export const fileOf = (name: string, width: number, format: (typeof formats)[number]) => `${name}-${width}.${format}`;

/** Returns true for a picture with a transparent ground. */
export const isCutOut = ({ color }: { readonly color?: string }) => color === undefined;

/** The longer side of a thumbnail, in pixels. A menu shows it in 56 CSS pixels, on screens of up to three for each. */
export const thumbnailSide = 160;

/** The small file of a cut-out. It has one format: a browser without it has no popovers, so no menu shows it. */
export const thumbnailFile = (name: string) => fileOf(name, thumbnailSide, formats[0]);

/**
 * Returns the JPEG of a picture for sharing: some programs that show shared pages do not support the site's formats.
 */
export function sharedFile(name: string, { width }: Pick<EncodedWidths, 'width'>): string | undefined {
  return name.endsWith('/share') ? `${name}-${width}.jpg` : undefined;
}

/** Returns every expected file of a picture, as a path below the folder of all pictures. */
export function filesOf(name: string, encoded: EncodedWidths): string[] {
  const shared = sharedFile(name, encoded);
  return [
    ...encoded.widths.flatMap((width) => formats.map((format) => fileOf(name, width, format))),
    ...(isCutOut(encoded) ? [thumbnailFile(name)] : []),
    ...(shared ? [shared] : []),
  ];
}
