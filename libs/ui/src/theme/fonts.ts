import archivo from './fonts/archivo.woff2?url';

/** The Latin face that every page shows first: preload it. */
export const preloadFont = { href: archivo, type: 'font/woff2' } as const;
