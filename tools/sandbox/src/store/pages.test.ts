import { describe, expect, it } from 'vitest';
import { regionIds, regions } from '../regions.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { copies } from './copy/copies.ts';

describe('stand-in pages', () => {
  it.each(regionIds)('of %s are in its language, and all links between them work', async (region) => {
    await using sandbox = await testSandbox();
    const { locale, language, place } = regions[region];
    const copy = copies[language];
    const titles = {
      [`/store/${region}`]: copy.home.title,
      [`/store/${region}/`]: copy.home.title,
      [`/store/${region}/account`]: copy.account.title,
      [`/store/${region}/account/register`]: copy.register.title,
      [`/store/${region}/discount/WELCOME5`]: copy.home.title,
      [`/store/${region}/products/flagship-bumblebee`]: 'Flagship Bumblebee',
      [`/hub/${region}`]: copy.hub.title,
      [`/studio/${region}`]: copy.studio.title,
    };
    for (const [path, title] of Object.entries(titles)) {
      const answer = await sandbox.ask(path);
      const text = await answer.text();
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=UTF-8',
      ]);
      expect(text).toContain(`<html lang="${locale}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain(place);
      expect(text).toContain(copy.notice);
      for (const [, href = ''] of text.matchAll(/href="(\/[^"]*)"/g))
        expect([href, (await sandbox.ask(href)).status]).toEqual([href, 200]);
    }
  });

  it('have a different text in each language', () => {
    const texts = Object.values(copies).map((copy) => [
      copy.notice,
      copy.home.lead,
      copy.account.lead,
      copy.register.lead,
      copy.hub.lead,
      copy.studio.lead,
    ]);
    expect(new Set(texts.flat()).size).toBe(texts.flat().length);
  });

  it('show the values that the link passes', async () => {
    await using sandbox = await testSandbox();
    const textOf = async (path: string) => (await sandbox.ask(path)).text();
    expect(await textOf('/store/de/products/ai-base?campaign=black-friday-2024&region=de')).toContain(
      '<p class="from">Von: ai-base · black-friday-2024 · de</p>',
    );
    expect(await textOf('/store/us/account/register?campaign=christmas-sale')).toContain(
      '<p class="from">From: christmas-sale</p>',
    );
    expect(await textOf('/store/us/products/ai-base')).not.toContain('class="from"');
  });

  it('do not show unknown values from a link', async () => {
    await using sandbox = await testSandbox();
    const campaign = '"><script>alert(1)</script>&';
    const text = await (
      await sandbox.ask(`/store/de/products/ai-base?${new URLSearchParams({ campaign, region: campaign }).toString()}`)
    ).text();
    expect(text).not.toContain('alert');
    expect(text).not.toContain('class="from"');
  });

  it.each(regionIds)('of %s link to the log-in of its site and load its storage proxy', async (region) => {
    await using sandbox = await testSandbox();
    const [site, login] =
      region === 'cn'
        ? ['https://cn.example', 'https://cn.example/login']
        : ['https://global.example', `https://global.example/${region}/login`];
    for (const path of ['', '/account', '/products/ai-base', '/nothing']) {
      const answer = await sandbox.ask(`/store/${region}${path}`);
      const text = await answer.text();
      expect(text).toContain(`href="${login}">${copies[regions[region].language].visitor.signIn}</a>`);
      expect(text).toContain(`<script async src="${site}/storage-proxy.js" data-region="${region}"></script>`);
      expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' ${site}; frame-src ${site};`);
    }
  });

  it.each([
    '/store/xx',
    '/store/__proto__',
    '/store/%ff',
    '/store/us%2Fuk',
    '/hub/xx',
    '/nothing',
    '/store',
    '/store/us/products/',
    '/store/us/products/%3Cmarquee%3E',
    '/store/us/products/A',
    '/store/us/cart',
  ])('return 404 at %s and show nothing of the path', async (path) => {
    await using sandbox = await testSandbox();
    const answer = await sandbox.ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(await answer.text()).not.toMatch(/__proto__|marquee|cart|\/xx/);
  });

  it('show “not found” within a region in its language', async () => {
    await using sandbox = await testSandbox();
    const text = await (await sandbox.ask('/store/jp/nothing')).text();
    expect(text).toContain('<html lang="ja-JP">');
    expect(text).toContain(copies.ja.notFound.title);
  });

  it('of the hub and the studio, and those without a region, run no script', async () => {
    await using sandbox = await testSandbox();
    for (const path of ['/', '/hub/fr', '/studio/fr', '/store/xx', '/nothing']) {
      const answer = await sandbox.ask(path);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self'; img-src data:;/,
      );
      expect(await answer.text()).not.toMatch(/<script|style=|https?:/);
    }
  });

  it('have no inline scripts or styles', async () => {
    await using sandbox = await testSandbox();
    expect(await (await sandbox.ask('/store/fr')).text()).not.toMatch(/<script>|<style|style=| on[a-z]+=/);
    const typeOf = async (path: string) => (await sandbox.ask(path)).headers.get('content-type');
    expect(await typeOf('/store.css')).toBe('text/css; charset=utf-8');
    expect(await typeOf('/store/store.mjs')).toBe('text/javascript; charset=utf-8');
  });
});
