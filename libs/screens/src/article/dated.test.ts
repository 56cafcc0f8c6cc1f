import { appReleases, articles, firmware, regionIds, siteOf } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import type { ArticleModel } from '../sections/article.server.ts';
import { origins, table } from '../testing/sites.ts';

const earlier = instant('2024-11-20T12:00Z');
const downloads = (region: (typeof regionIds)[number], now: number) => {
  const page = pageData(
    { table, origins, screens: serverScreens, build: 'test', site: siteOf(region) },
    { region, path: 'download-center', screen: 'article' },
    now,
  );
  return { ...page, model: page.model as ArticleModel };
};

describe('a preview of a time before a text', () => {
  it.each(regionIds)('shows no date, version or firmware of later in %s', (region) => {
    const { model, head, expires } = downloads(region, earlier);
    expect(model.updated).toBeUndefined();
    expect(head.changed).toBeUndefined();
    expect(JSON.stringify(model)).not.toMatch(/2025|2026/);
    expect(expires).not.toBeNull();
    const app = model.sections.find(({ id }) => id === 'app');
    expect(app?.releases?.map(({ link }) => link.href)).toEqual(appReleases(region).map(({ href }) => href));
    expect(model.sections.map(({ id }) => id)).not.toContain('firmware');
  });

  it.each(regionIds)('shows them from the last change of the page on in %s', (region) => {
    const { model, head } = downloads(region, articles['download-center'].changed);
    expect(model.updated).toContain('2025');
    expect(head.changed).toBe(articles['download-center'].changed);
    expect(model.sections.map(({ id }) => id)).toContain('firmware');
  });

  it('has a page that is not older than what it lists', () => {
    for (const { released } of [...firmware, ...appReleases('us')])
      expect(instant(`${released}T00:00Z`)).toBeLessThanOrEqual(articles['download-center'].changed);
  });
});
