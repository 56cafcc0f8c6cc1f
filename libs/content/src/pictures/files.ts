/** How wide a picture is, in pixels, and which widths there are files of. */
export interface EncodedWidths {
  readonly width: number;
  readonly widths: readonly number[];
}

/** What browsers choose from, the best first. */
export const formats = ['avif', 'webp'] as const;

/** The file of a picture in one width. */
export const fileOf = (name: string, width: number, format: (typeof formats)[number]) => `${name}-${width}.${format}`;

/** The JPEG of a picture that is made to be shared: of those that show a page elsewhere, not all know the site's formats. */
export function sharedFile(name: string, { width }: Pick<EncodedWidths, 'width'>): string | undefined {
  return name.endsWith('/share') ? `${name}-${width}.jpg` : undefined;
}

/** Every file that there is to be of a picture, below the folder of all pictures. */
export function filesOf(name: string, encoded: EncodedWidths): string[] {
  const shared = sharedFile(name, encoded);
  return [
    ...encoded.widths.flatMap((width) => formats.map((format) => fileOf(name, width, format))),
    ...(shared ? [shared] : []),
  ];
}
