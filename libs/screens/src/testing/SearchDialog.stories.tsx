import { SearchDialog, type LoadedSearch } from '@kinemorph/site/search';
import { createSearch, readSearchIndex } from '@kinemorph/site/models';
import { isRegionId, siteOf } from '@kinemorph/content';
import { serverScreens } from '../models.server.ts';
import { fromGlobal } from './instant-text.ts';
import { loadPage, type LoadedPage } from './screen-page.ts';
import { screenStories, type ScreenMeta, type ScreenStory } from './screen-story.tsx';
import { origins, table } from './sites.ts';

interface Loaded {
  readonly page: LoadedPage;
  readonly search: Pick<LoadedSearch, 'labels' | 'search'>;
}

// The search over a page, with the server's index of the toolbar's region at the toolbar's instant.
const meta: ScreenMeta = {
  ...screenStories('not-found'),
  title: 'Screens/Search dialog',
  tags: ['!autodocs'],
  loaders: [
    async ({ args, globals }): Promise<Loaded> => {
      const region = isRegionId(String(globals['region']))
        ? (String(globals['region']) as Parameters<typeof siteOf>[0])
        : 'us';
      const { labels, entries } = await readSearchIndex(
        { site: siteOf(region), table, origins, screens: serverScreens },
        region,
        fromGlobal(String(globals['instant'])) ?? 0,
      );
      return { page: await loadPage(args, globals), search: { labels, search: createSearch(entries, labels) } };
    },
  ],
  render: (_args, { loaded }) => {
    const {
      page: { data },
      search,
    } = loaded as Loaded;
    return (
      <div lang={data.locale}>
        <SearchDialog {...search} href="#search" onClose={() => undefined} />
      </div>
    );
  },
};
export default meta;

/** Types a query, as a visitor does. */
const typing =
  (query: string): NonNullable<ScreenStory['play']> =>
  () => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] [type=search]');
    if (!field) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
const afterTheSales = '20250801T120000Z';

export const Empty: ScreenStory = { globals: { region: 'us', instant: afterTheSales } };
export const Finds: ScreenStory = { globals: { region: 'us', instant: afterTheSales }, play: typing('bumble') };
export const FindsNothing: ScreenStory = {
  globals: { region: 'de', instant: afterTheSales },
  play: typing('xylophon'),
};
export const FindsInJapanese: ScreenStory = { globals: { region: 'jp', instant: afterTheSales }, play: typing('変形') };
