import {
  brand,
  firmware,
  flagshipBumblebeePreOrder,
  legalNotices,
  offices,
  regionIds,
  retention,
  siteOf,
} from '@kinemorph/content';
import { keepNumber, withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, table } from '../testing/sites.ts';
import type { ArticleModel } from '../sections/article.server.ts';

const at = Date.UTC(2025, 7, 1);
const pageOf = (region: (typeof regionIds)[number], path: string, now = at) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path, screen: 'article' },
    now,
  );
const modelOf = (...of: Parameters<typeof pageOf>) => pageOf(...of).model as ArticleModel;

describe.each(regionIds)('the legal texts of %s', (region) => {
  it('show the responsible company, its street and its mailbox', () => {
    const [controller] = modelOf(region, 'privacy-policy').sections;
    const said = JSON.stringify(controller).replaceAll('\u00a0', ' ');
    for (const fact of [offices[region].name, offices[region].street, brand.mailboxes.support])
      expect(said).toContain(fact);
  });

  it('show how long the browser keeps the region cookie and the answer about statistics', () => {
    const device = modelOf(region, 'privacy-policy').sections.find(({ id }) => id === 'device');
    const entries = device?.pieces.flatMap((piece) => (piece.kind === 'list' ? piece.items : [])) ?? [];
    const periodsOf = (of: RegExp) =>
      entries.filter((entry) => of.test(entry)).map((entry) => /\d+/.exec(withoutJoiners(entry))?.[0]);
    expect(periodsOf(/[“„‘「«]\s*region/)).toEqual([String(retention.cookieDays)]);
    expect(periodsOf(/statisti|統計|통계|统计/i)).toEqual([String(retention.consentDays)]);
  });

  it('show the notice that the region’s law requires, and the footer links to it', () => {
    const notice = modelOf(region, 'terms-use').sections.find(({ id }) => id === 'notice');
    expect(notice?.rows?.map(({ label, value }) => [label, value])).toEqual(
      legalNotices[region].map(({ text, value }) => [text, keepNumber(value)]),
    );
    const { footer } = pageOf(region, 'support').shell;
    expect(footer.legal.map(({ href }) => href)).toContain(`${region === 'cn' ? '' : `/${region}`}/terms-use#notice`);
    expect(footer.address?.[0]).toBe(offices[region].name);
  });

  it('do not show that they are samples', () => {
    const said = JSON.stringify([modelOf(region, 'privacy-policy'), modelOf(region, 'terms-use')]);
    expect(said).not.toMatch(/sample|Mustertext|modèle\.|見本|예시|示例/i);
  });
});

describe('the footer', () => {
  it('shows the business numbers in kr, and links to the filings in cn', () => {
    const { notices = [] } = pageOf('kr', 'support').shell.footer;
    for (const number of [/^사업자등록번호:\s/, /^통신판매업\s신고번호:\s/])
      expect(notices.filter((notice) => number.test(notice))).toHaveLength(1);
    expect(pageOf('cn', 'support').shell.footer.legal.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['https://beian.miit.gov.cn/', 'https://beian.mps.gov.cn/']),
    );
  });
});

describe('the download center', () => {
  it.each(regionIds)('of %s has the app for four platforms, each with four facts and a link', (region) => {
    const releases = modelOf(region, 'download-center').sections.flatMap((section) => section.releases ?? []);
    expect(releases).toHaveLength(4);
    for (const { facts, link } of releases) {
      expect(facts).toHaveLength(4);
      for (const { label, value } of facts) expect([label, value]).not.toContain('');
      expect(link.href).toMatch(/^https:\/\/apps\.kinemorph\.example\//);
      expect(link.name.startsWith(link.label)).toBe(true);
    }
  });

  it('lists firmware only for announced robots that the region sells', () => {
    const names = (now: number) =>
      modelOf('uk', 'download-center', now)
        .sections.flatMap((section) => section.table?.rows ?? [])
        .map(({ key }) => key);
    const opens = flagshipBumblebeePreOrder.timeline.regions.uk?.opens.earlyBird ?? 0;
    expect(names(opens - 1)).not.toContain('flagshipBumblebee');
    expect(names(opens)).toContain('flagshipBumblebee');
    expect(names(at)).not.toContain('grimlockG1Flagship');
    expect(firmware.map(({ product }) => product)).toContain('grimlockG1Flagship');
  });

  it.each(['eu', 'fr', 'de'] as const)('in %s lists the firmware of both products in the bundle', (region) => {
    const keys = modelOf(region, 'download-center')
      .sections.flatMap((section) => section.table?.rows ?? [])
      .map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['eliteOptimusPrime', 'aiBase']));
  });

  it('lists manuals in us, and none in jp', () => {
    const files = (region: 'us' | 'jp') =>
      modelOf(region, 'download-center')
        .sections.flatMap((section) => section.table?.rows ?? [])
        .flatMap(({ file }) => file ?? []);
    expect(files('us').length).toBeGreaterThan(10);
    expect(files('jp')).toEqual([]);
  });
});
