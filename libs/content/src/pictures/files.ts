/** The width of a picture, in pixels, and the widths of its files. */
export interface EncodedWidths {
  readonly width: number;
  readonly widths: readonly number[];
}

/** The formats that browsers choose from, the best first. */
export const formats = ['avif', 'webp'] as const;

/** The file of a picture in one width. */
export const fileOf = (name: string, width: number, format: (typeof formats)[number]) => `${name}-${width}.${format}`;

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
    ...(shared ? [shared] : []),
  ];
}
