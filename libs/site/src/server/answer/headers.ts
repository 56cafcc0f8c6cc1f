import { reportPath } from '../../reporting/report-path.ts';
import { vendorPolicy } from '../../vendors/load-vendor.ts';
import type { Vendors } from '../../page/vendors.ts';

/** The name of the endpoint to which browsers report policy violations. */
const reportGroup = 'site';

/** The `Reporting-Endpoints` of a document. */
export const reportingEndpoints = `${reportGroup}="${reportPath}"`;

/**
 * Returns the content security policy of a document: no inline script, no inline style except the page's own, which
 * `styleSource` names by its hash, and no other origins except the vendors'. State and JSON-LD are data blocks, to
 * which it does not apply.
 */
export function contentSecurityPolicy(vendors: Vendors, styleSource?: string): string {
  const origins = [...new Set(Object.values(vendors).map((address: string) => ` ${new URL(address).origin}`))].join('');
  return [
    "default-src 'none'",
    `script-src 'self'${origins}`,
    `style-src 'self'${styleSource === undefined ? '' : ` ${styleSource}`}`,
    `img-src 'self' data:${origins}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${origins}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The loader of vendors creates the only policy. A vendor's script that creates another needs its name here.
    `trusted-types ${origins === '' ? "'none'" : vendorPolicy}`,
    `report-to ${reportGroup}`,
    // For browsers that do not know `report-to`; the others ignore it.
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** Returns the headers of every answer of the site. */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
    }),
  };
}
