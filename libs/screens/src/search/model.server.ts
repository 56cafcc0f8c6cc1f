import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel, SearchAnswer } from '@kinemorph/site';
import { indexedHead, pageCopy, searchLabels } from '@kinemorph/site/models';
import type { SearchLabels } from '@kinemorph/site/search';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

export interface SearchModel {
  readonly title: string;
  readonly lead: string;
  /** The page itself, which handles the form. */
  readonly action: string;
  readonly labels: SearchLabels;
  /** The server's results, if the address has a query. */
  readonly answer?: SearchAnswer;
}

/** The search as a page, for an address that can be shared and for browsers without JavaScript. */
export const search: ScreenModel<SearchModel> = {
  model: (context) => {
    const t = copy(context);
    const { search: answer } = context;
    return {
      title: t('title'),
      lead: t('lead'),
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

function headWords(context: ModelContext) {
  const t = copy(context);
  return { title: t('head.title'), description: t('head.description'), keywords: t('head.keywords') };
}

/** Returns the head of a page with results. Search engines must not list a visitor's search. */
function answerHead(context: ModelContext, query: string): ReturnType<typeof search.head> {
  return {
    ...headWords(context),
    title: copy(context)('head.title.query', { query }),
    keywords: '',
    alternates: [],
    index: false,
  };
}
