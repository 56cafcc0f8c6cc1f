import { addressLines, crafts, milestones, offices, people, team } from '@kinemorph/content';
import { intlLocale, type Messages } from '@kinemorph/i18n';
import { keepName, withoutJoiners } from '@kinemorph/i18n/line-breaks';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { ContactRows, FeatureBlock, LinkAction, PictureData, StatBand, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { buildArticle, readArticles, type ArticleModel } from '../sections/article.server.ts';
import type { PageText } from '../sections/article-parts.ts';

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
  /** The company's products, and their use by the robots' owners. */
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
    const { t } = article;
    const { title, lead, sections } = buildArticle(context, article);
    const part = (id: string): Part => partOf(sections, id);
    const workshop = part('workshop');
    return {
      title,
      lead,
      picture: picture('flagship-optimus-prime-change/half', t('picture')),
      figures: figuresOf(t),
      work: ['build', 'teach', 'together'].map(part),
      crafts: {
        ...wordsOf(part('crafts')),
        steps: crafts.map(({ id, picture: name }) => ({
          title: t(`crafts.${id}`),
          text: t(`crafts.${id}.text`),
          picture: picture(name, t(`crafts.${id}.picture`)),
        })),
      },
      people: {
        ...wordsOf(part('people')),
        list: people.map(({ id, initials }) => ({
          initials,
          name: keepPersonName(t(`people.${id}`)),
          role: t(`people.${id}.role`),
          words: t(`people.${id}.text`),
        })),
      },
      workshop: {
        ...wordsOf(workshop),
        id: 'workshop',
        actions: workshop.links,
        picture: picture('workshop/wide', t('build.picture')),
        tallPicture: picture('workshop/tall', t('build.picture')),
      },
      story: {
        title: t('story.title'),
        events: milestones.map(({ id, year }) => ({
          time: yearText(year, context),
          event: t(`story.${id}`),
          text: t(`story.${id}.text`),
        })),
      },
      licence: {
        ...wordsOf(part('licence')),
        id: 'licence',
        picture: picture('flagship-optimus-prime/vehicle', t('licence.picture')),
      },
      reach: {
        ...part('reach'),
        rows: sections.find(({ id }) => id === 'reach')?.contact ?? [],
        office: officeOf(context, t),
      },
    };
  },
  head: (context) => {
    const { t, facts } = articleOf(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: context.text('nav.about.us'),
      changed: facts.changed,
    });
  },
};

const wordsOf = ({ title, text }: Part) => ({ title, text });

/** Returns a section of the article: its heading, its only paragraph, and its links. */
function partOf(sections: ArticleModel['sections'], id: string): Part {
  const section = sections.find((one) => one.id === id);
  if (!section)
    throw new Error(
      `the copy of about-us has no section "${id}": give it a ${id}.title in libs/screens/src/about-us/copy`,
    );
  const [piece] = section.pieces;
  return { id, title: section.title, text: piece && 'text' in piece ? piece.text : '', links: section.links };
}

function figuresOf(t: PageText): AboutUsModel['figures'] {
  const since = Math.min(...milestones.map(({ year }) => year));
  const places = new Set(Object.values(offices).map(({ locality }) => locality)).size;
  return [
    { number: String(since), text: t('figure.since') },
    { ...counted(t('figure.people.figure')), text: t('figure.people') },
    { number: String(team.languages), text: t('figure.languages') },
    { number: String(places), text: t('figure.offices') },
  ];
}

/** Splits a figure into its number and its unit; only some languages count people with a unit. */
function counted(figure: string): { readonly number: string; readonly unit?: string } {
  const [number = '', unit = ''] = withoutJoiners(figure).split(/(?<=\d)(?=\D)/);
  return { number, ...(unit !== '' && { unit }) };
}

/** Allows a line break only between the parts of a person's name, which a dot separates in Japanese and Chinese. */
function keepPersonName(name: string): string {
  return name
    .split(/(?<=[・·])/)
    .map(keepName)
    .join('');
}

function yearText(year: number, { region }: ModelContext): string {
  return new Intl.DateTimeFormat(intlLocale(region.locale), { year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, 6),
  );
}

function officeOf({ region }: ModelContext, t: PageText): AboutUsModel['reach']['office'] {
  const office = offices[region.id];
  return { title: t('office.title'), lines: [office.name, ...addressLines(office)] };
}
