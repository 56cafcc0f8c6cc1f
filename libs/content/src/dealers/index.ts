import { logoSize, type LogoName } from './logos.ts';

export { logoNames, type LogoName } from './logos.ts';

const urls = import.meta.glob<string>('./logos/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** Returns the logo of a dealer, which a page shows beside the name. */
export function dealerLogo(name: LogoName): { src: string; width: number; height: number } {
  const src = urls[`./logos/${name}.svg`];
  if (src === undefined) throw new Error(`a dealer has no mark: add libs/content/src/dealers/logos/${name}.svg`);
  return { src, width: logoSize, height: logoSize };
}
