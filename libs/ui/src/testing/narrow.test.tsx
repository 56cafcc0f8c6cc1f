import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showStory, storyFiles } from './all-stories.tsx';
import { clippedTexts, shownTexts, sidewaysOverflow, squeezedTexts } from './clipping.ts';
import { tongues } from './long-words.ts';

const root = document.documentElement;

/** Returns the layout faults of the current page. */
function faults() {
  return { sideways: sidewaysOverflow(), clipped: clippedTexts(document.body), squeezed: squeezedTexts(document.body) };
}

const none = { sideways: 0, clipped: [], squeezed: [] };

/** Names (`translate="no"`) and single signs are the same in every language. */
function isTranslated({ data, parentElement }: Text) {
  return data.trim().length > 1 && !parentElement?.closest('[translate=no]');
}

beforeAll(async () => {
  // As on a phone, whose scrollbar overlays the page.
  root.style.scrollbarWidth = 'none';
  await page.viewport(320, 640);
  await Promise.all([400, 800].map((weight) => document.fonts.load(`${weight} 16px 'Archivo Variable'`)));
});

afterEach(() => {
  root.lang = 'en';
  root.dir = 'ltr';
});

describe.each(storyFiles)('$path', ({ stories }) => {
  test.each(stories)('%s fits into 320 px: from right to left, in German and in Japanese', async (_, Story) => {
    await showStory(Story);
    const original = shownTexts(document.body)
      .filter(isTranslated)
      .map((node) => ({ node, text: node.data }));

    root.dir = 'rtl';
    expect.soft(faults(), 'from right to left').toEqual(none);

    root.dir = 'ltr';
    for (const [lang, translate] of Object.entries(tongues)) {
      root.lang = lang;
      for (const { node, text } of original) node.data = translate(text);
      expect.soft(faults(), lang).toEqual(none);
    }
  });
});
