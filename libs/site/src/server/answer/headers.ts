import { reportPath } from '../../reporting/report-path.ts';
import { vendorPolicy } from '../../vendors/load-vendor.ts';
import type { Vendors } from '../../vendors/vendors.ts';

/** The name under which documents tell browsers where violations of their policy are reported. */
const reportGroup = 'site';

/** The `Reporting-Endpoints` of a document. */
export const reportingEndpoints = `${reportGroup}="${reportPath}"`;

/**
 * The content security policy of a document: no inline script, no inline style but the page's own, which is named by its hash in
 * `styleSource`, and nothing from elsewhere but the vendors' origins. State and JSON-LD are data blocks, which it leaves alone.
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
    // The loader of vendors makes the only policy. A vendor's script that makes one too needs its name here.
    `trusted-types ${origins === '' ? "'none'" : vendorPolicy}`,
    `report-to ${reportGroup}`,
    // For browsers that do not know `report-to`; the others ignore it.
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** What every answer of the site carries. */
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
