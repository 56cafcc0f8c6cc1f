import { expect, it } from 'vitest';
import { sampleTexts } from '../sample-texts.ts';
import { homes } from './homes.ts';

it('the quotations of a home page: are three, each with its own icon [EN-6]', () => {
  for (const { quotes } of Object.values(homes)) {
    expect(quotes.map(({ id }) => id)).toEqual(['press', 'owner', 'learner']);
    expect(new Set(quotes.map(({ icon }) => icon)).size).toBe(3);
  }
});

it('the quotations of a home page: are marked as samples', () => {
  expect(sampleTexts.filter(({ path }) => path === 'libs/content/messages/home').flatMap(({ ids }) => ids)).toContain(
    'home.quote.*',
  );
});
