import type { Page } from 'playwright';

/** The words of headings, those of tables too, that a line ends within, without a hyphen: a name torn in two. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, th')]
      // German is hyphenated, by its rules.
      .filter((heading) => heading.checkVisibility() && !heading.matches(':lang(de)'))
      .flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d]{2,}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
  );
}
