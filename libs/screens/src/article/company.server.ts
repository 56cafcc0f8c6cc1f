import { crafts, milestones } from '@kinemorph/content';
import { intlLocale } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { Say } from './model.server.ts';
import type { SectionParts } from './parts.ts';

/** The pictures, the crafts and the years of the company. */
export function companyParts(section: string, { picture, region }: PageContext, say: Say): SectionParts {
  switch (section) {
    case 'build':
      return { picture: picture('workshop/wide', say('build.picture')) };
    case 'crafts':
      return {
        cards: crafts.map(({ id, picture: name }) => ({
          title: say(`crafts.${id}`),
          text: say(`crafts.${id}.text`),
          picture: picture(name, say(`crafts.${id}.picture`)),
        })),
      };
    case 'story': {
      const year = new Intl.DateTimeFormat(intlLocale(region.locale), { year: 'numeric', timeZone: 'UTC' });
      return {
        events: milestones.map(({ id, year: at }) => ({
          time: year.format(Date.UTC(at, 6)),
          event: say(`story.${id}`),
          text: say(`story.${id}.text`),
        })),
      };
    }
    case 'licence':
      return { picture: picture('flagship-optimus-prime/vehicle', say('licence.picture')) };
    default:
      return {};
  }
}
