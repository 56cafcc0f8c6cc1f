import { readTextIds, type TextId } from '@kinemorph/i18n/text-ids';

/** A text of a page with its ids. */
export interface FoundText {
  readonly ids: readonly TextId[];
  /** The visible text, without its ids. */
  readonly text: string;
  /** The attribute that contains it, or `text`. */
  readonly where: string;
  readonly element: Element;
}

/** Elements whose content is not a text of the page. */
const skipped = 'script, style, template, [data-text-ids]';

/**
 * Returns every text with an id below an element, in document order: in elements, in their attributes, and in the head.
 */
export function findTexts(root: Element): readonly FoundText[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => !element.matches(skipped))
    .flatMap((element) => [...attributesOf(element), ...textsOf(element)]);
}

/** Returns the texts of the element itself, or of the nearest one around it that has any. */
export function textsAt(element: Element | null): readonly FoundText[] {
  for (let at = element; at && !at.matches(skipped); at = at.parentElement) {
    const found = [...textsOf(at), ...attributesOf(at)];
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns a text for search: letters only, in one case. */
export const searchable = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, ' ');

function attributesOf(element: Element): FoundText[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const { ids, text } = readTextIds(value);
    return ids.length > 0 ? [{ ids, text, where: name, element }] : [];
  });
}

// An interpolated value is a separate text node in React's output; for a reader, all are one sentence.
function textsOf(element: Element): FoundText[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .join('');
  const { ids, text } = readTextIds(own);
  return ids.length > 0 ? [{ ids, text: text.trim(), where: 'text', element }] : [];
}
