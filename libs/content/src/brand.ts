import type { SocialNetwork } from './regions/region.ts';
import { sample } from './sample.ts';

/**
 * The company, in one place. Domains, mailboxes and numbers are reserved for examples until the company's own are
 * known.
 */
export const brand = {
  name: 'Kinemorph',
  copyrightYear: 2025,
  supportPhone: sample('+1 202 555 0142'),
  mailboxes: sample({
    support: 'support@kinemorph.example',
    sales: 'sales@kinemorph.example',
    press: 'press@kinemorph.example',
    security: 'security@kinemorph.example',
  }),
  socialOrigin: sample('https://social.kinemorph.example'),
  /** The content-sharing hub and the creation studio. */
  hubs: sample({ hub: 'https://hub.kinemorph.example', studio: 'https://studio.kinemorph.example' }),
  /** The same before they are released; a site that leads to one of them is not public either. */
  preProductionHubs: sample({
    hub: 'https://pre-hub.kinemorph.example',
    studio: 'https://pre-studio.kinemorph.example',
  }),
  /** `{region}` is replaced by the region's id. */
  storeOrigin: sample('https://{region}.store.kinemorph.example'),
} as const;

/** Returns the address of the company's profile on a network. */
export function socialLink(network: SocialNetwork): string {
  return `${brand.socialOrigin}/${network}`;
}
