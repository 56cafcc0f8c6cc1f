declare module 'fontverter' {
  /** Writes a font in another format. */
  export function convert(font: Buffer, to: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
