import { describe, expect, it } from 'vitest';
import type { HeadModel } from '../../page/head-model.ts';
import { pageEvents } from './page-events.ts';

const head: HeadModel = { title: 'A page', description: '', keywords: '', alternates: [], index: true };
const eventsOf = (more: Partial<HeadModel>) => pageEvents({ path: '/de/x', region: 'de', head: { ...head, ...more } });
const pageview = { event: 'virtualPageview', path: '/de/x', title: 'A page', region: 'de' };

describe('the analytics events of a page', () => {
  it('contain a page view [PB-7]', () => {
    expect(eventsOf({})).toEqual([pageview]);
  });

  it('also contain the product of the page, with its price if there is one', () => {
    const product = { name: 'Robot', description: '', sku: 'robot' };
    expect(eventsOf({ product })).toEqual([pageview, { event: 'viewItem', product: 'robot', region: 'de' }]);
    const offer = {
      price: { amount: 1599, currency: 'EUR' as const },
      availability: 'InStock' as const,
      buy: 'https://store.example',
    };
    expect(eventsOf({ product: { ...product, offer } })).toEqual([
      pageview,
      { event: 'viewItem', product: 'robot', price: 1599, currency: 'EUR', region: 'de' },
    ]);
  });

  it('also contain the campaign of the page and its stage', () => {
    expect(eventsOf({ campaign: { id: 'sale', stage: 'early' } })).toEqual([
      pageview,
      { event: 'stageShown', campaign: 'sale', stage: 'early', region: 'de' },
    ]);
  });
});
