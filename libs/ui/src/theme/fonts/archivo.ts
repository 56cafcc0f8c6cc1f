// Written by `npm run fonts`.

/** The files of Archivo, and what they can draw. A later one takes precedence for the characters that it has. */
export const archivo = {
  fontWeight: '100 900',
  fontStretch: '100% 125%',
  /** What is wider than normal is drawn as designed from this weight on. */
  lightestWide: 600,
  files: [
    {
      file: 'archivo.woff2',
      unicodeRange: 'U+20-FC,U+153,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+202F,U+2060,U+20AC,U+2212',
    },
    {
      file: 'archivo-western.woff2',
      unicodeRange:
        'U+5B-5E,U+60,U+7B,U+7D-7E,U+A1-A2,U+A4,U+A6-A8,U+AA,U+AC,U+AE-B6,U+B8-BA,U+BC-BF,U+C1,U+C3,U+C5-C6,U+CB-CD,U+CF-D3,U+D5,U+D8-DB,U+DD-DE,U+E1,U+E3,U+E5-E6,U+EC-ED,U+F0-F3,U+F5,U+F7-F8,U+FA,U+FD-FF,U+131,U+152,U+2022,U+2032-2033,U+2039-203A,U+2122,U+2191,U+2193',
    },
    {
      file: 'archivo-central.woff2',
      unicodeRange: 'U+100-130,U+132-151,U+154-17F,U+1E9E,U+2020,U+20A9,U+20AB,U+20B1,U+20BA,U+20BD',
    },
  ],
} as const;
