import { escapeXml } from './escape-xml.ts';
import type { HeadModel } from '../page/head-model.ts';

/**
 * Returns the keywords, and the tags for the page's look where its address is shared (https://ogp.me). Programs read
 * them from documents, so no browser has to update them.
 */
export function shareTags({ title, description, keywords, canonical, image }: HeadModel): string {
  return [
    meta('name', 'keywords', keywords),
    meta('property', 'og:site_name', 'Kinemorph'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    canonical && meta('property', 'og:url', canonical),
    image && [
      meta('property', 'og:image', image.src),
      meta('property', 'og:image:width', String(image.width)),
      meta('property', 'og:image:height', String(image.height)),
      meta('property', 'og:image:alt', image.alt),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  ]
    .flat()
    .filter(Boolean)
    .join('');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeXml(content)}">`;
}
