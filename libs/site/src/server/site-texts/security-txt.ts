import { regions, securityContact, securityContactExpiry } from '@kinemorph/content';
import { languageOf } from '@kinemorph/i18n/locales';
import type { SiteDefinition } from '../../routing/site-definition.ts';

export const securityTxtPath = '/.well-known/security.txt';

/**
 * Returns a site's `security.txt`, the contact for reports of vulnerabilities, by RFC 9116; English first, then the
 * languages of its regions.
 */
export function securityTxt(site: SiteDefinition, origin: string): string {
  const languages = new Set(['en', ...site.regions.map((id) => languageOf(regions[id].locale))]);
  return [
    `Contact: mailto:${securityContact.mailbox}`,
    `Expires: ${new Date(securityContactExpiry()).toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');
}
