import type * as Content from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { expect, it, vi } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { home } from './model.server.ts';

vi.mock('@kinemorph/content', async (original) => {
  const content = await original<typeof Content>();
  const slide: Content.OtherTile = {
    key: 'freeDelivery',
    title: 'home.christmas.title',
    subtitle: 'home.christmas.subtitle',
    badge: 'home.christmas.badge',
    picture: 'christmas/tall',
    to: { page: 'shipping' },
    stages: { timeline: content.campaignTimelines['christmas-2024'], stage: 'holiday' },
    showBuy: false,
  };
  const { us } = content.homes;
  return { ...content, homes: { ...content.homes, us: { ...us, hero: [slide, ...us.hero] } } };
});

it('a slide without a product shows its texts, picture and one link, only during its stage', () => {
  const slideAt = (now: number) =>
    home.model(pageContext('us', '', createRenderClock(now))).hero.find(({ key }) => key === 'freeDelivery');
  const [opens, closes] = [instant('2024-12-09T00:00-08:00'), instant('2025-01-01T00:00-08:00')];
  expect([slideAt(opens - 1), slideAt(closes)]).toEqual([undefined, undefined]);
  const shown = slideAt(opens);
  expect(shown).toEqual(slideAt(closes - 1));
  expect(shown).toMatchObject({
    title: 'Wrapped.\nReady to transform.',
    subtitle: 'Gifts and holiday prices, until January\u00a02.',
    badge: { label: 'Holiday sale' },
    picture: { src: expect.stringContaining('christmas/tall') as string, alt: '' },
    offer: { product: 'Holiday sale', learnMore: '/us/shipping' },
  });
  expect(shown?.price).toBeUndefined();
});
