import { draftPages, isRegionId, products, siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { describe, expect, it } from 'vitest';
import { fromGlobal, toGlobal } from './instant-text.ts';
import { samplePages } from './sample-campaigns.ts';
import type { StoryPage } from './screen-page.ts';
import type { ScreenMeta, ScreenStory } from './screen-story.tsx';
import { modelAt, photographed, stagesOf, type Stage } from './stages.ts';
import { pathOf, type RegionPage } from './sites.ts';

type StoryModule = { readonly default: ScreenMeta } & Readonly<Record<string, ScreenStory>>;

/** A story of a page with a fixed region. */
interface PageStory {
  readonly name: string;
  readonly screen: StoryPage['screen'];
  readonly path: string;
  readonly region: RegionId;
  /** As in the story's globals; undefined if any instant is suitable. */
  readonly instant: string | undefined;
}

const modules = Object.values(import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true }));
const stories = modules.flatMap(({ default: meta, ...named }) =>
  Object.entries(named).flatMap(([name, story]) =>
    pageStory(`${String(meta.title)}: ${name}`, { ...meta.args, ...story.args }, { ...story.globals }),
  ),
);
const pages = [
  ...(siteMap as readonly PageRecord[]).flatMap(({ path, component, regions, window }) =>
    component
      ? regions.map((region): RegionPage => ({ screen: component, path, region, window: window?.[region] }))
      : [],
  ),
  ...samplePages,
];

function pageStory(
  name: string,
  { screen, path, framed }: Partial<StoryPage>,
  { region, instant }: Readonly<Record<string, unknown>>,
): PageStory[] {
  // A story without a region follows the toolbar; one with the shell is about the shell.
  if (screen === undefined || region === undefined || framed) return [];
  if (!isRegionId(String(region))) throw new Error(`${name}: "${String(region)}" is no region`);
  return [
    { name, screen, path: path ?? pathOf(screen), region: region as RegionId, instant: instant as string | undefined },
  ];
}

const isOf =
  ({ screen, path, region }: RegionPage) =>
  (story: PageStory) =>
    story.screen === screen && story.path === path && story.region === region;

/** The stories of the shared product page show a product that the region sells and that has no page. */
const isOfProductWithoutPage = ({ screen, path, region }: PageStory) =>
  screen === 'product' &&
  Object.values(products).some(({ slug, page, regions }) => slug === path && !page && regions.includes(region));

/** The instant of a story; a story without an instant is valid for a page that never changes. */
const shownAt = ({ instant }: PageStory): Instant | undefined => (instant === undefined ? 0 : fromGlobal(instant));

/** Returns the line that an author pastes into the screen's stories. */
function missing({ screen, path, region }: RegionPage, { at }: Stage): string {
  const args = path === pathOf(screen) ? '' : `args: { path: '${path}' }, `;
  const instant = at === undefined ? '' : `, instant: '${toGlobal(at)}'`;
  return `libs/screens/src/${screen}: export const …: ScreenStory = { ${args}globals: { region: '${region}'${instant} } };`;
}

describe('the stories of the screens', () => {
  it.each(
    pages
      .filter(({ region }) => (photographed as readonly string[]).includes(region))
      .map((page) => [page.path || 'home', page.region, page] as const),
  )('show every stage of %s in %s', (_path, _region, page) => {
    const stages = stagesOf(page);
    const own = stories.filter(isOf(page)).filter(({ instant }) => instant !== undefined || stages.length === 1);
    const shown = new Set(own.map((story) => modelAt(page, shownAt(story) ?? 0).model));
    expect(stages.filter(({ model }) => !shown.has(model)).map((stage) => missing(page, stage))).toEqual([]);
  });

  it('show only pages that their region has, at an instant when the page is open', { timeout: 120_000 }, () => {
    const nowhere = stories.filter(
      (story) =>
        story.screen !== 'not-found' &&
        !isOfProductWithoutPage(story) &&
        // The stories show the content of a public site, which has no drafts.
        !draftPages.some(({ component }) => component === story.screen) &&
        !pages.some(
          (page) =>
            isOf(page)(story) && stagesOf(page).some(({ model }) => model === modelAt(page, shownAt(story) ?? 0).model),
        ),
    );
    expect(nowhere.map(({ name }) => name)).toEqual([]);
  });

  // Storybook turns such a docstring into parameters that replace those of `screenStories`: the screen would get a
  // margin.
  it('have no docstring on their meta', () => {
    const sources = import.meta.glob<string>('../*/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
    expect(
      Object.entries(sources).flatMap(([file, source]) => (/\*\/\s*const meta\b/.test(source) ? [file] : [])),
    ).toEqual([]);
  });

  it('have a valid instant', () => {
    expect(
      stories.filter((story) => shownAt(story) === undefined).map(({ name, instant }) => `${name}: ${String(instant)}`),
    ).toEqual([]);
  });
});
