/** Allows everything except paths that are not pages; nothing on a site in pre-production. */
export function robotsTxt(origin: string, preProduction: boolean): string {
  if (preProduction) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /_model/\nDisallow: /ssr/\nDisallow: /usapi/\nDisallow: /euapi/\nDisallow: /cnapi/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
