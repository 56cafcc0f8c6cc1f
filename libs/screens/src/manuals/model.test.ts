import { boundaries, flagshipBumblebeePreOrder, regions, siteMap, type RegionId } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock } from '@kinemorph/site/server';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../testing/sites.ts';
import { specified } from '../testing/specified-regions.ts';
import { manuals, type ManualsModel } from './model.server.ts';

const folder = fileURLToPath(new URL('../../../content/dist/manuals/', import.meta.url));
const having: readonly RegionId[] = siteMap.find(({ path }) => path === 'manuals')?.regions ?? [];
const summer = instant('2025-07-10T12:00Z');

function pageAt(region: RegionId, now = summer): ManualsModel {
  return manuals.model(pageContext(region, 'manuals', createRenderClock(now)));
}
const rowsAt = (region: RegionId, now = summer) => pageAt(region, now).series.flatMap(({ rows }) => rows);
const namesAt = (region: RegionId, now = summer) => rowsAt(region, now).map(({ name }) => name);

describe('the page of manuals', () => {
  it('exists in us, uk, eu, fr, de, kr and cn [PG-7]', () => {
    expect([...specified(having)].sort()).toEqual(['cn', 'de', 'eu', 'fr', 'kr', 'uk', 'us']);
  });

  it.each(having)(
    'in %s has a title, tabs of series, and in each a table of name, size and update day [SC-10, EN-11]',
    (region) => {
      const page = pageAt(region);
      expect(page.title).toBeTruthy();
      expect(Object.values(page.columns).every(Boolean)).toBe(true);
      expect(page.series.length).toBeGreaterThan(1);
      expect(new Set(page.series.map(({ id }) => id)).size).toBe(page.series.length);
      for (const { label, caption, rows } of page.series) {
        expect(label).toBeTruthy();
        expect(caption).toContain(label);
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) {
          expect(row.name).toBeTruthy();
          expect(row.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(row.updated).toContain(row.day.slice(0, 4));
          expect(row.action).toContain(row.name);
          expect(row.action).toContain(row.size);
        }
      }
    },
  );

  it.each(having)(
    'in %s links to existing PDFs in the region’s language, and shows their correct size [SC-10, EN-11]',
    (region) => {
      const { locale } = regions[region];
      const rows = rowsAt(region);
      expect(new Set(rows.map(({ href }) => href)).size).toBe(rows.length);
      for (const { href, size, file } of rows) {
        const name = basename(href.replace(/\?.*$/, ''));
        const bytes = readFileSync(`${folder}${name}`);
        expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
        expect(bytes.toString('latin1')).toContain(`/Lang (${locale})`);
        expect(name).toMatch(new RegExp(`\\.${locale}\\.pdf$`));
        expect(file).toMatch(new RegExp(`^Kinemorph-[a-z0-9-]+\\.${locale}\\.pdf$`));
        expect(Number.parseInt(size, 10)).toBe(Math.round(bytes.length / 1000));
      }
    },
  );

  it('shows sizes in the unit of the language: kB, and ko in French', () => {
    expect(rowsAt('us')[0]?.size).toMatch(/^\d+\skB$/);
    expect(rowsAt('fr')[0]?.size).toMatch(/^\d+[\s\u202f]ko$/);
  });

  it('shows days in the format of the language', () => {
    const written = (region: RegionId) => {
      const row = rowsAt(region).find(({ day }) => day === '2025-03-27');
      return row?.updated.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
    };
    expect((['us', 'uk', 'fr', 'de', 'cn'] as const).map(written)).toEqual([
      'Mar 27, 2025',
      '27 Mar 2025',
      '27 mars 2025',
      '27.03.2025',
      '2025年3月27日',
    ]);
  });

  it('contains Flagship Bumblebee and its manual only from its pre-order on [ST-3]', () => {
    const opens = flagshipBumblebeePreOrder.timeline.regions.us?.opens.earlyBird ?? 0;
    const text = (now: number) => JSON.stringify(pageAt('us', now));
    expect(text(opens - 1)).not.toMatch(/bumblebee-quick|Flagship Bumblebee/);
    expect(text(opens)).toContain('Flagship Bumblebee');
    expect(namesAt('us', opens)).toContain('Flagship Bumblebee: quick guide');
  });

  it('lists no manual before its date, at any boundary since the pre-order of Bumblebee', () => {
    for (const region of having) {
      for (const { at } of boundaries(region)) {
        if (at < instant('2025-03-27T09:00Z')) continue;
        expect(rowsAt(region, at).filter(({ day }) => instant(`${day as '2025-03-27'}T00:00+08:00`) > at)).toEqual([]);
      }
    }
  });

  it('lists what the region sells: no Bumblebee in kr, both guides of a set in de', () => {
    expect(namesAt('kr').join()).not.toContain('범블비');
    expect(namesAt('de')).toEqual(
      expect.arrayContaining(['Elite Optimus Prime: Kurzanleitung', 'AI Base: Kurzanleitung']),
    );
    expect(namesAt('uk').join()).not.toContain('AI Base');
  });

  it('shows that the warranty requires an authorised dealer, and links to dealers where they exist [VA-3]', () => {
    expect(pageAt('us').warranty).toMatchObject({
      text: expect.stringContaining('authorized dealer') as string,
      link: { href: '/us/where-to-buy' },
    });
    expect(pageAt('de').warranty.text).toContain('autorisierten Händlern');
    expect(pageAt('kr').warranty.link).toBeUndefined();
    expect(pageAt('cn').warranty.text).toContain('授权经销商');
  });
});
