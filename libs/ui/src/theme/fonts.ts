import latin from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';

/** The Latin face that every page shows first: preload it. */
export const preloadFont = { href: latin, type: 'font/woff2' } as const;
