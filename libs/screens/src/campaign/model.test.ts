import type { RegionId } from '@kinemorph/content';
import { PageBody } from '@kinemorph/site';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyScreens } from '../testing/sample-campaigns.ts';
import { loadPage } from '../testing/screen-page.ts';
import { pageContext } from '../testing/sites.ts';
import type { Campaign } from './Campaign.tsx';
import type { CampaignModel } from './model.server.ts';

const pageAt = (region: RegionId, path: string, at: string) =>
  storyScreens.campaign.model.model(pageContext(region, path, createRenderClock(Date.parse(at)))) as CampaignModel;

const markupOf = (page: Awaited<ReturnType<typeof loadPage>>) =>
  renderToStaticMarkup(
    createElement(PageBody, {
      ...page,
      overlays: { newsletterPopup: () => Promise.reject(new Error('Nothing opens on a server.')) },
    }),
  );

describe('the shared page of campaigns', () => {
  it('shows a product as locked, without a Buy button, until its stage opens [PB-4]', () => {
    const cards = (at: string) =>
      pageAt('us', 'sample-sale', at).offers.map(({ cards }) => [
        new Set(cards.map(({ state }) => state?.kind)),
        cards.some(({ buy }) => buy !== undefined),
      ]);
    const [locked, open] = [
      [new Set(['locked']), false],
      [new Set(['open']), true],
    ];
    expect(cards('2024-11-10T12:00:00Z')).toEqual([locked, locked, locked]);
    expect(cards('2024-11-18T12:00:00Z')).toEqual([open, locked, locked]);
    expect(cards('2024-12-01T12:00:00Z')).toEqual([open, open, open]);
  });

  it('shows a campaign’s additional section between the offers and the terms', async () => {
    const page = await loadPage(
      { screen: 'campaign', path: 'sample-sale' },
      { region: 'us', instant: '20241118T120000Z' },
    );
    const Screen = page.screen as unknown as typeof Campaign;
    const own = createElement('section', { id: 'own' }, 'Three rounds of gifts');
    const markup = markupOf({
      ...page,
      screen: () => createElement(Screen, page.data.model as CampaignModel, own),
    });
    const [offers, section, terms] = ['id="offers-early"', 'id="own"', 'id="terms"'].map((part) =>
      markup.indexOf(part),
    );
    expect(offers).toBeGreaterThan(0);
    expect(section).toBeGreaterThan(offers ?? 0);
    expect(terms).toBeGreaterThan(section ?? 0);
  });

  it('uses the theme of its campaign, or the brand’s if the campaign has none', async () => {
    const sale = await loadPage(
      { screen: 'campaign', path: 'sample-sale' },
      { region: 'us', instant: '20241118T120000Z' },
    );
    const week = await loadPage(
      { screen: 'campaign', path: 'sample-week' },
      { region: 'jp', instant: '20250420T120000Z' },
    );
    expect(markupOf(sale)).toContain('data-theme="black-friday"');
    expect(markupOf(week)).not.toContain('data-theme');
  });

  it('shows the region’s gifts and the draw from the first stage on', () => {
    const shown = (region: RegionId, at: string) => {
      const { gifts, draw } = pageAt(region, 'sample-sale', at);
      return [gifts?.tiers.map(({ threshold, title }) => [threshold, title]), draw?.describe];
    };
    expect(shown('us', '2024-11-10T12:00:00Z')).toEqual([undefined, undefined]);
    expect(shown('us', '2024-11-18T12:00:00Z')).toEqual([
      [
        ['Orders of $199+', 'A mug for the workbench'],
        ['Orders of $399+', 'A Kinemorph cap'],
        ['Orders of $599+', 'Express shipping'],
      ],
      '3 winners, drawn from all orders in the sale.',
    ]);
    expect(shown('de', '2024-11-18T12:00:00Z')[0]).toHaveLength(2);
  });

  it('shows its sections in the order that the campaign defines', async () => {
    const markup = markupOf(
      await loadPage({ screen: 'campaign', path: 'sample-sale' }, { region: 'us', instant: '20241118T120000Z' }),
    );
    const places = ['id="stages"', 'id="offers-early"', 'id="draw"', 'id="gifts"', 'id="terms"'].map((part) =>
      markup.indexOf(part),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('lists the stages of a campaign only if it has several', () => {
    expect(pageAt('de', 'sample-sale', '2024-11-18T12:00:00Z').stages?.stages.map(({ state }) => state)).toEqual([
      'current',
      'next',
      'next',
    ]);
    expect(pageAt('jp', 'sample-week', '2025-04-20T12:00:00Z').stages).toBeUndefined();
  });

  it('has the sections that its bar links to, and one main heading [PB-1]', async () => {
    const page = await loadPage(
      { screen: 'campaign', path: 'sample-sale' },
      { region: 'us', instant: '20241118T120000Z' },
    );
    const html = markupOf(page);
    const { bar } = page.data.model as CampaignModel;
    expect(bar.links.map(({ href }) => href)).toEqual(['#stages', '#offers-early', '#terms']);
    for (const { href } of bar.links) expect(html).toContain(` id="${href.slice(1)}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
