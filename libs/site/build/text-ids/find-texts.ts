import { readTextIds, type TextId } from '@kinemorph/i18n/text-ids';

/** A text of a page with the ids that it carries. */
export interface FoundText {
  readonly ids: readonly TextId[];
  /** As it is read. */
  readonly text: string;
  /** The attribute that holds it, or `text`. */
  readonly where: string;
  readonly element: Element;
}

/** What is in these is no text of the page. */
const skipped = 'script, style, template, [data-text-ids]';

/** Returns every text below an element that carries an id, in the order of the document: in elements, in their attributes, and in the head. */
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

/** Returns what is read of a text, for search: letters alone, whatever their case. */
export const searchable = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, ' ');

function attributesOf(element: Element): FoundText[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const { ids, text } = readTextIds(value);
    return ids.length > 0 ? [{ ids, text, where: name, element }] : [];
  });
}

// What React interpolates is a node of its own, and one sentence for a reader.
function textsOf(element: Element): FoundText[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .join('');
  const { ids, text } = readTextIds(own);
  return ids.length > 0 ? [{ ids, text: text.trim(), where: 'text', element }] : [];
}
