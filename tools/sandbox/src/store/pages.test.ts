import { describe, expect, it } from 'vitest';
import { regionIds, regions } from '../regions.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { copies } from './copy/copy.ts';

describe('the stand-in pages', () => {
  it.each(regionIds)('of %s speak its language, and every link among them resolves', async region => {
    await using sandbox = await testSandbox();
    const { locale, language, place } = regions[region];
    const copy = copies[language];
    const titles = {
      [`/store/${region}`]: copy.home.title,
      [`/store/${region}/`]: copy.home.title,
      [`/store/${region}/account`]: copy.account.title,
      [`/store/${region}/account/register`]: copy.register.title,
      [`/store/${region}/products/flagship-bumblebee`]: 'Flagship Bumblebee',
      [`/hub/${region}`]: copy.hub.title,
      [`/studio/${region}`]: copy.studio.title,
    };
    for (const [path, title] of Object.entries(titles)) {
      const answer = await sandbox.ask(path);
      const text = await answer.text();
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=UTF-8']);
      expect(text).toContain(`<html lang="${locale}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain(place);
      expect(text).toContain(copy.notice);
      for (const [, href = ''] of text.matchAll(/href="(\/[^"]*)"/g)) expect([href, (await sandbox.ask(href)).status]).toEqual([href, 200]);
    }
  });

  it('say no language twice', () => {
    const texts = Object.values(copies).map(copy => [copy.notice, copy.home.lead, copy.account.lead, copy.register.lead, copy.hub.lead, copy.studio.lead]);
    expect(new Set(texts.flat()).size).toBe(texts.flat().length);
  });

  it('show the campaign that a visitor came with, escaped', async () => {
    await using sandbox = await testSandbox();
    const campaign = '"><script>alert(1)</script>&';
    const text = await (await sandbox.ask(`/store/de/products/ai-base?campaign=${encodeURIComponent(campaign)}`)).text();
    expect(text).toContain('<dt>Aktion</dt><dd>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;</dd>');
    expect(text).not.toContain('<script');
    expect(await (await sandbox.ask('/store/de')).text()).not.toContain('Aktion');
  });

  it.each(['/store/xx', '/store/__proto__', '/store/%ff', '/store/us%2Fuk', '/hub/xx', '/nothing', '/store', '/store/us/products/', '/store/us/products/%3Cscript%3E', '/store/us/products/A', '/store/us/cart'])('answer 404 at %s and echo nothing of it', async path => {
    await using sandbox = await testSandbox();
    const answer = await sandbox.ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(await answer.text()).not.toMatch(/__proto__|script|cart|\/xx/);
  });

  it('answer a 404 within a region in its language', async () => {
    await using sandbox = await testSandbox();
    const text = await (await sandbox.ask('/store/jp/nothing')).text();
    expect(text).toContain('<html lang="ja-JP">');
    expect(text).toContain(copies.ja.notFound.title);
  });

  it('run no script and load nothing from elsewhere', async () => {
    await using sandbox = await testSandbox();
    const answer = await sandbox.ask('/store/fr');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(await answer.text()).not.toMatch(/<script|style=|https?:/);
    expect((await sandbox.ask('/store.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});
