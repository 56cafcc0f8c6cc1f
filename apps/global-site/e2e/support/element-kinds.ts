import type { Page } from 'playwright';

/** Attributes whose values decide how an element looks; the values of others are words, addresses and ids. */
const visualAttributes = [
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-hidden',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'class',
  'dir',
  'hidden',
  'role',
  'style',
  'tabindex',
  'type',
];

/**
 * Returns the different kinds of elements on a page. A kind is what decides how an element looks: its name and
 * attributes, the classes of its ancestors, whether it is visible and whether it begins with text.
 */
export const elementKinds = (page: Page): Promise<readonly string[]> =>
  page.evaluate((withValues) => {
    const kinds = new Set<string>();
    for (const element of document.body.querySelectorAll('*:not(script, svg *)')) {
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        withValues.includes(name) ? `${name}=${value}` : name,
      );
      const classes: string[] = [];
      for (let at = element.parentElement; at; at = at.parentElement) classes.push(`${at.localName}.${at.className}`);
      const state = [element.checkVisibility(), element.firstChild?.nodeType === Node.TEXT_NODE];
      kinds.add([element.localName, ...attributes.sort(), ...state, ...classes].join(' '));
    }
    return [...kinds];
  }, visualAttributes);
