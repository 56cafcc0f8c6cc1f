/** Overflows of less than a pixel are not visible. */
const tolerance = 1;

/** Returns all visible text nodes; texts for screen readers take up no space. */
export function shownTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (
      /[\p{L}\d]/u.test(text.data) &&
      parent?.checkVisibility() &&
      !parent.closest('script, style, option') &&
      !isForListeners(parent)
    )
      found.push(text);
  }
  return found;
}

function isForListeners(element: Element | null): boolean {
  return (
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement))
  );
}

function boxesOf(text: Text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function isWithin(inner: DOMRect, outer: DOMRect) {
  const middle = (inner.top + inner.bottom) / 2;
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    middle >= outer.top - tolerance &&
    middle <= outer.bottom + tolerance
  );
}

function hidesOverflow({ overflowX, overflowY }: CSSStyleDeclaration) {
  return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
}

function scrolls({ overflowX, overflowY }: CSSStyleDeclaration) {
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** Returns the box of a text, and the ancestors that would clip it, up to the first scrollable one. */
function boundsOf(text: Text): Element[] {
  const bounds: Element[] = [];
  for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    const isBox = style.display !== 'inline' && style.display !== 'contents';
    if (isBox && (bounds.length === 0 || hidesOverflow(style))) bounds.push(element);
    if (scrolls(style)) break;
  }
  return bounds;
}

/** The texts that run out of their box, or are cut off. */
export function clippedTexts(root: Node): string[] {
  return shownTexts(root)
    .filter((text) => {
      const boxes = boxesOf(text);
      return boundsOf(text).some((bound) => boxes.some((box) => !isWithin(box, bound.getBoundingClientRect())));
    })
    .map((text) => `"${text.data}" in ${text.parentElement?.outerHTML.slice(0, 160)}`);
}

/** The texts that their box has squeezed into a column of letters. */
export function squeezedTexts(root: Node): string[] {
  return shownTexts(root)
    .filter((text) => {
      const boxes = boxesOf(text);
      return text.data.trim().length > 5 && boxes.length > 3 && boxes.every(({ width, height }) => width < 2 * height);
    })
    .map((text) => `"${text.data}" in ${text.parentElement?.outerHTML.slice(0, 160)}`);
}

/** How far the page can be scrolled sideways. */
export function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
