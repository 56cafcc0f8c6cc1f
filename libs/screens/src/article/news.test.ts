import { articles, boundaries, newsItems, newsSlugs, siteMap, siteOf } from '@kinemorph/content';
import { pageData } from '@kinemorph/site/server';
import { keepDay } from '@kinemorph/i18n/line-breaks';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, table } from '../testing/sites.ts';
import type { ArticleModel } from '../sections/article.server.ts';

const pageAt = (path: string, now: number) =>
  pageData(
    { site: siteOf('uk'), table, origins, screens: serverScreens, build: 'test' },
    { region: 'uk', path, screen: 'article' },
    now,
  );
const later = Date.UTC(2026, 0, 1);
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(at);

describe('the newsroom', () => {
  it('shows at least six items, the newest first, each with date, picture, text and page', () => {
    const [items] = (pageAt('news', later).model as ArticleModel).sections;
    const cards = items?.cards ?? [];
    expect(cards.length).toBeGreaterThanOrEqual(6);
    expect(cards.map(({ href }) => href)).toEqual(newsSlugs.map((slug) => `/uk/news/${slug}`));
    const published = newsSlugs.map((slug) => newsItems[slug].published);
    expect(published).toEqual(published.toSorted((a, b) => b - a));
    expect(cards.map(({ date }) => date)).toEqual(
      published.map((at) => ({ machine: new Date(at).toISOString(), text: dayOf(at) })),
    );
    for (const { title, text, picture } of cards)
      expect([title, text, picture.src, picture.alt].map(Boolean), title).toEqual([true, true, true, true]);
  });

  it.each(newsSlugs)('shows "%s" on three pages from its first millisecond on, and not earlier', (slug) => {
    const { published } = newsItems[slug];
    for (const path of ['news', 'about-us', 'support']) {
      expect(JSON.stringify(pageAt(path, published - 1))).not.toContain(slug);
      expect(JSON.stringify(pageAt(path, published))).toContain(slug);
    }
    expect(pageAt('news', published - 1).expires).toBe(published);
    expect(boundaries('uk').map(({ at }) => at)).toContain(published);
  });

  it('has the date of its newest item as its last change, also for search engines', () => {
    const [last, before] = newsSlugs.map((slug) => newsItems[slug].published);
    if (last === undefined || before === undefined) throw new Error('the newsroom has no two items');
    const shownAt = (now: number) => {
      const { model, head } = pageAt('news', now);
      return [(model as ArticleModel).updated, head.changed];
    };
    const day = (at: number) => keepDay(dayOf(at));
    expect(before).toBeGreaterThan(articles.news.changed);
    expect(shownAt(last - 1)).toEqual([`Updated ${day(before)}`, before]);
    expect(shownAt(last)).toEqual([`Updated ${day(last)}`, last]);
    // A preview of an earlier time shows no day after that time.
    const first = newsItems['flagship-optimus-prime-rolls-out'].published;
    expect(shownAt(first)).toEqual([`Updated ${day(first)}`, first]);
    expect(shownAt(first - 1)).toEqual([undefined, undefined]);
  });

  it('links to its feed from its own page and from every item, and from no other page', () => {
    const feedOf = (path: string) => pageAt(path, later).head.feed?.href;
    for (const path of ['news', ...newsSlugs.map((slug) => `news/${slug}`)])
      expect(feedOf(path), path).toBe(`${origins.global}/uk/news.atom`);
    for (const path of ['about-us', 'support', 'faq']) expect(feedOf(path), path).toBeUndefined();
  });

  it('gives an item its breadcrumb trail and article data', () => {
    const { head } = pageAt(`news/${newsSlugs[0]}`, later);
    expect(head.trail?.map(({ href }) => href.slice(origins.global.length))).toEqual([
      '/uk',
      '/uk/news',
      `/uk/news/${newsSlugs[0]}`,
    ]);
    expect(head.article).toMatchObject({
      headline: 'A second life for every robot',
      published: newsItems[newsSlugs[0]].published,
    });
  });

  it('offers a robot’s press kit from its announcement on, and not earlier', () => {
    const files = (now: number) =>
      (pageAt('news', now).model as ArticleModel).sections
        .flatMap((section) => section.files ?? [])
        .map(({ saveAs }) => saveAs);
    const { published } = newsItems['flagship-bumblebee-stands-up'];
    expect(files(published - 1)).toEqual(['Kinemorph-kinemorph-press-kit.zip']);
    expect(files(published)).toEqual([
      'Kinemorph-kinemorph-press-kit.zip',
      'Kinemorph-flagship-bumblebee-press-kit.zip',
    ]);
  });

  it('exists only in uk', () => {
    expect(siteMap.filter(({ path }) => path.startsWith('news')).flatMap(({ regions }) => [...regions])).toEqual(
      newsSlugs.map(() => 'uk').concat('uk'),
    );
  });
});
