import type { TextId } from '@kinemorph/i18n/text-ids';
import { findTexts, textsAt, type FoundText } from './find-texts.ts';

/** A text of a page, as sent to the campaign desk. */
type ToldText = Pick<FoundText, 'ids' | 'text' | 'where'>;

/** A message of the desk to the pages in its frames. */
interface FromDesk {
  /** Turns the choice of texts on or off: while it is on, a press chooses a text, and does nothing else. */
  readonly kinemorphWords?: boolean;
  /** Shows a text on the page. */
  readonly kinemorphShow?: TextId;
}

const settleMs = 250;
const isId = ({ key, file }: TextId, { ids }: FoundText) => ids.some((id) => id.key === key && id.file === file);
const toldText = ({ ids, text, where }: FoundText): ToldText => ({ ids, text, where });

/**
 * Returns true if a press means this text: a press on a price does not mean the accessible name of the section around
 * it.
 */
const isNear = (target: Element, { element, where }: FoundText) =>
  where === 'text' || element === target || element.matches('a, button, input, img, picture, figure, label');

/**
 * Lets the campaign desk choose a text of the page in its frame: lists all texts, shows one, and reports the pressed
 * one. It draws with highlights and adds no element, so that React finds the page as the server rendered it.
 */
function start(): void {
  const tell = (message: Readonly<Record<string, unknown>>) => parent.postMessage(message, '*');
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let isOn = false;
  let listed = '';

  function list(): void {
    if (!isOn) return;
    const found = findTexts(document.documentElement);
    highlight(
      'desk-words',
      found.filter(({ where }) => where === 'text'),
    );
    const texts = found.map(toldText);
    const next = JSON.stringify(texts);
    if (next === listed) return;
    listed = next;
    tell({ kinemorphTexts: texts });
  }
  function turn(on: boolean): void {
    isOn = on;
    listed = '';
    sheet.replaceSync(on ? marked : '');
    if (!on) CSS.highlights.clear();
    list();
  }
  function show(id: TextId): void {
    const found = findTexts(document.body).find((one) => isId(id, one));
    if (!found) return;
    found.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    highlight('desk-word', [found]);
  }

  addEventListener('message', ({ data, source }: MessageEvent<FromDesk | null>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if (typeof data.kinemorphWords === 'boolean') turn(data.kinemorphWords);
    if (data.kinemorphShow) show(data.kinemorphShow);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!isOn || !(target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const found = textsAt(target).filter((one) => isNear(target, one));
      highlight('desk-word', found);
      tell({ kinemorphPicked: found.map(toldText) });
    },
    { capture: true },
  );
  let due: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(due);
    due = setTimeout(list, settleMs);
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  tell({ kinemorphReady: true });
}

const marked = `
::highlight(desk-words) { text-decoration: underline dotted 1px #d40; }
::highlight(desk-word) { background-color: #ffd84d; color: #111; }
* { cursor: pointer !important; }
`;

/** Marks the texts of elements, in place of those that the name marked before. */
function highlight(name: string, found: readonly FoundText[]): void {
  const ranges = found.flatMap(({ element }) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = new Range();
        range.selectNodeContents(node);
        return range;
      }),
  );
  CSS.highlights.set(name, new Highlight(...ranges));
}

if (parent !== window) start();
