import { addressLines, crafts, milestones, offices, people, team } from '@kinemorph/content';
import { intlLocale, type Messages } from '@kinemorph/i18n';
import { keepName } from '@kinemorph/i18n/line-breaks';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { ContactRows, FeatureBlock, LinkAction, PictureData, StatBand, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { buildArticle, readArticles, type ArticleModel } from '../sections/article.server.ts';
import type { Say } from '../sections/article-parts.ts';

const { articleOf } = readArticles(
  import.meta.glob<Messages>('./copy/about-us/*.json', { import: 'default', eager: true }),
);

interface Part {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly LinkAction[];
}

export interface AboutUsModel {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureData;
  readonly figures: ComponentProps<typeof StatBand>['stats'];
  /** What the company builds, and what its robots' owners do with it. */
  readonly work: readonly Part[];
  readonly crafts: Pick<Part, 'title' | 'text'> & Pick<ComponentProps<typeof Steps>, 'steps'>;
  readonly people: Pick<Part, 'title' | 'text'> & {
    readonly list: readonly {
      readonly initials: string;
      readonly name: string;
      readonly role: string;
      readonly words: string;
    }[];
  };
  readonly workshop: ComponentProps<typeof FeatureBlock>;
  readonly story: {
    readonly title: string;
    readonly events: readonly { readonly time: string; readonly event: string; readonly text: string }[];
  };
  readonly licence: ComponentProps<typeof FeatureBlock>;
  readonly reach: Part & { readonly office: { readonly title: string; readonly lines: readonly string[] } } & Pick<
      ComponentProps<typeof ContactRows>,
      'rows'
    >;
}

/** The company: its machines, its people, its workshop and its years. */
export const aboutUs: ScreenModel<AboutUsModel> = {
  model: (context) => {
    const { picture } = context;
    const article = articleOf(context);
    const { say } = article;
    const { title, lead, sections } = buildArticle(context, article);
    const part = (id: string): Part => partOf(sections, id);
    const workshop = part('workshop');
    return {
      title,
      lead,
      picture: picture('flagship-optimus-prime-change/half', say('picture')),
      figures: figuresOf(say),
      work: ['build', 'teach', 'together'].map(part),
      crafts: {
        ...wordsOf(part('crafts')),
        steps: crafts.map(({ id, picture: name }) => ({
          title: say(`crafts.${id}`),
          text: say(`crafts.${id}.text`),
          picture: picture(name, say(`crafts.${id}.picture`)),
        })),
      },
      people: {
        ...wordsOf(part('people')),
        list: people.map(({ id, initials }) => ({
          initials,
          name: keepPersonName(say(`people.${id}`)),
          role: say(`people.${id}.role`),
          words: say(`people.${id}.text`),
        })),
      },
      workshop: {
        ...wordsOf(workshop),
        id: 'workshop',
        actions: workshop.links,
        picture: picture('workshop/wide', say('build.picture')),
        tallPicture: picture('workshop/tall', say('build.picture')),
      },
      story: {
        title: say('story.title'),
        events: milestones.map(({ id, year }) => ({
          time: yearText(year, context),
          event: say(`story.${id}`),
          text: say(`story.${id}.text`),
        })),
      },
      licence: {
        ...wordsOf(part('licence')),
        id: 'licence',
        picture: picture('flagship-optimus-prime/vehicle', say('licence.picture')),
      },
      reach: {
        ...part('reach'),
        rows: sections.find(({ id }) => id === 'reach')?.contact ?? [],
        office: officeOf(context, say),
      },
    };
  },
  head: (context) => {
    const { say, facts } = articleOf(context);
    return indexedHead(context, {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      crumb: context.text('nav.about.us'),
      changed: facts.changed,
    });
  },
};

const wordsOf = ({ title, text }: Part) => ({ title, text });

/** A section of the article: its heading, its one paragraph, and where it leads. */
function partOf(sections: ArticleModel['sections'], id: string): Part {
  const section = sections.find((one) => one.id === id);
  if (!section)
    throw new Error(
      `the copy of about-us has no section "${id}": give it a ${id}.title in libs/screens/src/about-us/copy`,
    );
  const [piece] = section.pieces;
  return { id, title: section.title, text: piece && 'text' in piece ? piece.text : '', links: section.links };
}

function figuresOf(say: Say): AboutUsModel['figures'] {
  const since = Math.min(...milestones.map(({ year }) => year));
  const places = new Set(Object.values(offices).map(({ locality }) => locality)).size;
  return [
    { number: String(since), text: say('figure.since') },
    { number: String(team.people), text: say('figure.people') },
    { number: String(team.languages), text: say('figure.languages') },
    { number: String(places), text: say('figure.offices') },
  ];
}

/** A line ends between a person's names alone, which a dot parts in Japanese and Chinese. */
function keepPersonName(name: string): string {
  return name
    .split(/(?<=[・·])/)
    .map(keepName)
    .join('');
}

function yearText(year: number, { region }: PageContext): string {
  return new Intl.DateTimeFormat(intlLocale(region.locale), { year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, 6),
  );
}

function officeOf({ region }: PageContext, say: Say): AboutUsModel['reach']['office'] {
  const office = offices[region.id];
  return { title: say('office.title'), lines: [office.name, ...addressLines(office)] };
}
