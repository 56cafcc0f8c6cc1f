import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTarget, type LinkContext } from './link.ts';

const global: LinkContext = {
  regionInPath: true,
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'],
  region: 'de',
  pages: ['', 'choose-your-region', 'where-to-buy/hongkong-macao'],
};
const cn: LinkContext = { regionInPath: false, regions: ['cn'], region: 'cn', pages: ['', 'choose-your-region'] };

describe('a link on a page of the global site', () => {
  it.each(['/de', '/de/choose-your-region', '/de/no-such-page', '/de/where-to-buy/hongkong-macao'])(
    'to %s keeps its path and stays in the document [RG-5, RG-6]',
    (path) => {
      expect(linkTarget(path, global)).toEqual({ kind: 'inRegion', path });
    },
  );

  it.each(['/us', '/fr/choose-your-region', '/jp/no-such-page'])(
    'to %s keeps its path, and loads a document of another region [RG-5, RG-6]',
    (path) => {
      expect(linkTarget(path, global)).toEqual({ kind: 'document', path });
    },
  );

  it.each([
    ['/choose-your-region', '/de/choose-your-region'],
    ['/where-to-buy/hongkong-macao', '/de/where-to-buy/hongkong-macao'],
  ])('to %s gets the region of the page and becomes %s [RG-5]', (path, to) => {
    expect(linkTarget(path, global)).toEqual({ kind: 'inRegion', path: to });
  });

  it.each([
    '/',
    '/no-such-page',
    '/where-to-buy',
    '/assets/x',
    '/assets',
    '/ssr/timestamp',
    '/usapi/account',
    '/cnapi',
    '/robots.txt',
    '/_model/de.json',
    '/cn',
    '/en',
    '//evil',
    '//evil/de',
    '/DE',
    '/de/é',
    'de',
    '',
  ])('to %s is a full page load [RG-5]', (path) => {
    expect(linkTarget(path, global)).toEqual({ kind: 'document', path });
  });

  it('to any address stays in the region or loads exactly that address [RG-5, RG-6]', () => {
    const segment = fc.constantFrom('us', 'de', 'DE', 'cn', 'en', '', 'choose-your-region', 'x', '..', '%2e', 'assets');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
          fc.string(),
        ),
        (path) => {
          const target = linkTarget(path, global);
          if (target.kind === 'inRegion') expect(target.path).toMatch(/^\/de(\/|$)/);
          else expect(target.path).toBe(path);
        },
      ),
    );
  });
});

describe('a link on the cn site', () => {
  it.each(['/', '/choose-your-region', '/no-such-page'])(
    'to %s stays in the document, without a prefix [RG-1, RG-6]',
    (path) => {
      expect(linkTarget(path, cn)).toEqual({ kind: 'inRegion', path });
    },
  );

  it.each(['/cn', '/cn/choose-your-region', '/assets/x', '//evil'])('to %s is a full page load [RG-1]', (path) => {
    expect(linkTarget(path, cn)).toEqual({ kind: 'document', path });
  });
});
