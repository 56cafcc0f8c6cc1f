/**
 * Returns a page's content security policy. It allows the page's own style, and if a site shares its session, the
 * scripts and the frame for that.
 */
export function contentSecurityPolicy(site?: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    ...(site === undefined ? [] : [`script-src 'self' ${site}`, `frame-src ${site}`]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
