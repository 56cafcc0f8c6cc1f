import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../../vitest.shared.ts';

/** What a first visit loads, in bytes of gzip −9. */
export interface FirstLoad {
  readonly javascript: { readonly files: number; readonly bytes: number };
  readonly css: { readonly files: number; readonly bytes: number };
}

/** Everything counts that a page fetches by itself in this time, in milliseconds. */
const untouched = 5_000;

/** Opens a page in a new browser, leaves it alone, and adds up its scripts and style sheets. */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const loading: Promise<{ type: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (/javascript|text\/css/.test(type)) loading.push(response.body().then((body) => ({ type, bytes: gzipSync(body, { level: 9 }).length })));
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(untouched);
    const loaded = await Promise.all(loading);
    const total = (files: typeof loaded) => ({ files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) });
    return { javascript: total(loaded.filter(({ type }) => type.includes('javascript'))), css: total(loaded.filter(({ type }) => type.includes('css'))) };
  } finally {
    await browser.close();
  }
}
