import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel, SearchAnswer } from '@kinemorph/site';
import { indexedHead, pageCopy, searchLabels } from '@kinemorph/site/models';
import type { SearchLabels } from '@kinemorph/site/search';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

export interface SearchModel {
  readonly title: string;
  readonly lead: string;
  /** The page itself, which answers the form. */
  readonly action: string;
  readonly labels: SearchLabels;
  /** What the server has found for a visitor. */
  readonly answer?: SearchAnswer;
}

/** The search as a page, for an address that can be passed on and for browsers without JavaScript. */
export const search: ScreenModel<SearchModel> = {
  model: (context) => {
    const say = copy(context);
    const { search: answer } = context;
    return {
      title: say('title'),
      lead: say('lead'),
      action: context.links.to({ page: 'search' }) ?? '',
      labels: searchLabels(context),
      ...(answer && { answer }),
    };
  },
  head: (context) =>
    context.search
      ? answerHead(context, context.search.query)
      : indexedHead(context, { ...headWords(context), crumb: copy(context)('title') }),
};

function headWords(context: PageContext) {
  const say = copy(context);
  return { title: say('head.title'), description: say('head.description'), keywords: say('head.keywords') };
}

/** No search engine keeps what somebody has searched for. */
function answerHead(context: PageContext, query: string): ReturnType<typeof search.head> {
  return {
    ...headWords(context),
    title: copy(context)('head.title.query', { query }),
    keywords: '',
    alternates: [],
    index: false,
  };
}
