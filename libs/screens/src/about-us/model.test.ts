import { addressLines, crafts, milestones, offices, people, regionIds, team } from '@kinemorph/content';
import { createRenderClock } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { AboutUs } from './AboutUs.tsx';
import { aboutUs, type AboutUsModel } from './model.server.ts';

const pageIn = (region: (typeof regionIds)[number]): AboutUsModel =>
  aboutUs.model(pageContext(region, 'about-us', createRenderClock(0)));

/** Returns every text of a model, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(regionIds)('the About us page in %s', (region) => {
  const page = pageIn(region);

  it('shows all crafts, people and milestones, without empty texts [PG-18]', () => {
    expect(page.crafts.steps).toHaveLength(crafts.length);
    expect(page.people.list.map(({ initials }) => initials)).toEqual(people.map(({ initials }) => initials));
    expect(page.story.events.map(({ time }) => time.match(/\d+/)?.[0])).toEqual(
      milestones.map(({ year }) => String(year)),
    );
    for (const { text, ...part } of [...page.work, page.crafts, page.people, page.workshop, page.licence, page.reach])
      expect([part.title, text].map(Boolean), part.title).toEqual([true, true]);
    for (const person of page.people.list) expect(Object.values(person).map(Boolean)).toEqual([true, true, true, true]);
  });

  it('shows the first year and the numbers of people, languages and towns', () => {
    expect(page.figures.map(({ number }) => number)).toEqual(
      [
        Math.min(...milestones.map(({ year }) => year)),
        team.people,
        team.languages,
        new Set(Object.values(offices).map(({ locality }) => locality)).size,
      ].map(String),
    );
  });

  it('shows people without portraits, and does not mention samples', () => {
    const quotes = renderToStaticMarkup(createElement(AboutUs, page))
      .split('<li')
      .filter((item) => item.includes('<blockquote'));
    expect(quotes).toHaveLength(people.length);
    for (const quote of quotes) expect(quote.split('</li>')[0]).not.toMatch(/<(?:img|picture|svg|video)/);
    expect(textsIn(page).join('\n')).not.toMatch(/sample|Muster|exemple|見本|예시|示例/i);
  });

  it('shows the region’s own office, and links from the workshop to the repair page', () => {
    expect(page.reach.office.lines).toEqual([offices[region].name, ...addressLines(offices[region])]);
    expect(page.reach.rows.length).toBeGreaterThan(1);
    expect(page.workshop.actions?.map(({ href }) => href)).toEqual([
      `${region === 'cn' ? '' : `/${region}`}/return-manufacturer`,
    ]);
  });
});

describe('the number of people', () => {
  it('has a unit in Japanese, and none in German', () => {
    expect(pageIn('jp').figures.map(({ unit }) => unit)).toEqual([undefined, '人', undefined, undefined]);
    expect(pageIn('de').figures.map(({ unit }) => unit)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the names of the people', () => {
  it('are written in the script of each language', () => {
    const first = (region: (typeof regionIds)[number]) => pageIn(region).people.list[0]?.name;
    expect(first('de')).toBe(first('us'));
    expect([first('jp'), first('kr'), first('cn')].join()).toMatch(/^[ァ-ー・\u2060]+,[가-힣 ]+,[一-龥·\u2060]+$/);
  });

  it('have line breaks only between the parts of a name in Japanese and Chinese', () => {
    for (const region of ['jp', 'cn'] as const)
      for (const { name } of pageIn(region).people.list)
        expect(name).not.toMatch(/[\p{Script=Han}\p{Script=Katakana}ー](?=[\p{Script=Han}\p{Script=Katakana}ー・·])/u);
  });
});
