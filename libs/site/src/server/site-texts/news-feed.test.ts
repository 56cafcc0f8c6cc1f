import { newsItems, newsSlugs, siteMap } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedHead } from '../../head/head.server.ts';
import type { AnyScreenId, ModelContext, ScreenModel } from '../../page/page.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import { escapeXml } from '../../head/escape-xml.ts';
import { feedPaths } from './feed-paths.ts';
import { newsFeed } from './news-feed.ts';
import type { ServerScreen } from '../model/page-data.ts';

const site = { id: 'global', regions: ['us', 'uk', 'de'], regionInPath: true, defaultRegion: 'us' } as const;
const origins = {
  global: 'https://www.kinemorph.example',
  cn: 'https://www.kinemorph-cn.example',
  store: '',
  hub: '',
  studio: '',
};
const table = buildRouteTable(siteMap);

const publishedOf = ({ path }: ModelContext) =>
  newsItems[path.slice('news/'.length) as keyof typeof newsItems].published;
const article: ScreenModel = {
  model: () => ({}),
  head: (context) => {
    const isItem = context.path.startsWith('news/');
    const words = {
      title: `page ${context.path}`,
      description: 'about <news> & more',
      keywords: 'k',
      feed: { path: 'news.atom', title: 'Kinemorph “news” & <more>' },
    };
    return indexedHead(
      context,
      isItem
        ? {
            ...words,
            changed: publishedOf(context),
            article: { headline: `item ${context.path} <b>`, summary: 'what & who', published: publishedOf(context) },
          }
        : words,
    );
  },
};
const screens = new Proxy({}, { get: () => ({ model: article }) }) as Readonly<Record<AnyScreenId, ServerScreen>>;
const feedAt = (now: number) => newsFeed({ site, table, origins, screens }, 'uk', now);

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');
const inTime = newsSlugs.map((slug) => newsItems[slug].published).sort((a, b) => a - b);
const last = inTime.at(-1) ?? 0;

describe('news feed', () => {
  it('exists for each region with a newsroom, at a path below the region', () => {
    expect([...feedPaths(site, table)]).toEqual([['/uk/news.atom', 'uk']]);
    expect([...feedPaths({ id: 'cn', regions: ['cn'], regionInPath: false, defaultRegion: 'cn' }, table)]).toEqual([]);
  });

  it('contains what RFC 4287 requires: ids, titles, dates, an author, and links to itself and its pages', async () => {
    const { text } = await feedAt(last);
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en-GB">/,
    );
    const [head = '', ...entries] = text.split('<entry>');
    expect(head).toContain('<id>https://www.kinemorph.example/uk/news</id>');
    expect(head).toContain(`<updated>${new Date(last).toISOString()}</updated>`);
    expect(head).toContain(
      '<link rel="self" type="application/atom+xml" href="https://www.kinemorph.example/uk/news.atom"/>',
    );
    expect(head).toMatch(/<author><name>Kinemorph<\/name>/);
    expect(entries).toHaveLength(newsSlugs.length);
    for (const [index, entry] of entries.entries()) {
      const [id = ''] = all(entry, 'id');
      expect(id).toMatch(/^https:\/\/www\.kinemorph\.example\/uk\/news\/[a-z0-9-]+$/);
      expect(entry).toContain(`<link rel="alternate" type="text/html" href="${id}"/>`);
      for (const name of ['title', 'summary']) expect(all(entry, name), id).toEqual([expect.stringMatching(/\S/)]);
      const day = new Date(inTime.at(-1 - index) ?? 0).toISOString();
      for (const name of ['updated', 'published']) expect(all(entry, name), id).toEqual([day]);
    }
    expect(new Set(all(text, 'id')).size).toBe(entries.length + 1);
  });

  it('lists the newest item first, and escapes reserved XML characters', async () => {
    const { text } = await feedAt(last);
    const dates = all(text, 'published');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(text).toContain('Kinemorph “news” &amp; &lt;more&gt;');
    expect(text).not.toMatch(/<b>|& /);
  });

  it('leaves out an item until the millisecond of its publication, and expires then', async () => {
    for (const published of inTime) {
      const slug = newsSlugs.find((one) => newsItems[one].published === published) ?? '';
      const before = await feedAt(published - 1);
      expect(before.text).not.toContain(slug);
      expect(before.expires).toBe(published);
      expect((await feedAt(published)).text).toContain(slug);
    }
    expect((await feedAt(last)).expires).toBeUndefined();
  });
});

describe('text in XML', () => {
  const read = (xml: string) =>
    xml
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

  it('cannot end its element or attribute, and reads back without invalid characters', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('<', '>', '&', '"', "'", ']', 'a', 'é', '語'),
            fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
          ),
        }),
        (text) => {
          const escaped = escapeXml(text);
          expect(escaped).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
          expect(read(escaped)).toBe(
            text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
          );
        },
      ),
    );
  });
});
