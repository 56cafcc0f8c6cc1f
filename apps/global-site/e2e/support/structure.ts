import type { Page } from 'playwright';

/** Attributes that contain words or addresses. */
const lines = [
  'alt',
  'aria-label',
  'content',
  'data-at',
  'datetime',
  'href',
  'placeholder',
  'src',
  'srcset',
  'title',
  'value',
];

/**
 * Returns a digest of a page's elements, their attributes and which of them are visible. It leaves out words, addresses
 * and pictures.
 */
export const structureOf = (page: Page): Promise<string> =>
  page.evaluate(async (words) => {
    const parts = Array.from(document.body.querySelectorAll('*'), (element) => {
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        words.includes(name) ? name : `${name}=${value}`,
      );
      return [element.localName, ...attributes, element.checkVisibility(), element.firstChild?.nodeType].join(' ');
    });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
    return new TextDecoder('latin1').decode(digest);
  }, lines);
