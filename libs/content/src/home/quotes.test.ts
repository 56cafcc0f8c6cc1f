import { expect, it } from 'vitest';
import { sampleTexts } from '../sample-texts.ts';
import { homes } from './homes.ts';

it('the quotations of a home: are three, with an icon each that no other of them has [EN-6]', () => {
  for (const { quotes } of Object.values(homes)) {
    expect(quotes.map(({ id }) => id)).toEqual(['press', 'owner', 'learner']);
    expect(new Set(quotes.map(({ icon }) => icon)).size).toBe(3);
  }
});

it('the quotations of a home: are marked for the launch, until somebody has said them', () => {
  expect(sampleTexts.filter(({ path }) => path === 'libs/content/messages/home').flatMap(({ ids }) => ids)).toContain(
    'home.quote.*',
  );
});
