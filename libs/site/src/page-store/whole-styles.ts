/**
 * Loads the style sheets from which the document's inline style was picked, and adds them in one step: elements that a
 * script adds to the page may need any of their rules. Rejects if a sheet can't be loaded; the document then keeps its
 * inline style alone.
 */
export async function loadWholeStyles(): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('style[data-sheets]');
  if (!own) return;
  const links = (own.dataset.sheets ?? '').split(' ').map((sheet) => {
    const [href, integrity] = sheet.split('#');
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', integrity, href });
  });
  const loaded = links.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          reject(new Error(`Unable to preload CSS for ${link.href}`));
        };
      }),
  );
  own.after(...links);
  delete own.dataset.sheets;
  try {
    await Promise.all(loaded);
  } catch (error) {
    for (const link of links) link.remove();
    throw error;
  }
  const declared = new Set(Array.from(own.sheet?.cssRules ?? [], fontOf));
  for (const link of links) {
    dropFonts(link, declared);
    link.media = 'all';
  }
}

/** Returns the source of a declared font; undefined for any other rule. */
const fontOf = (rule: CSSRule | undefined) =>
  rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('src') : undefined;

/**
 * Removes the fonts of a sheet that the inline style already declares: a second declaration makes a browser lay out all
 * text again.
 */
function dropFonts({ sheet }: HTMLLinkElement, declared: ReadonlySet<string | undefined>): void {
  for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
    const font = fontOf(sheet?.cssRules[index]);
    if (font !== undefined && declared.has(font)) sheet?.deleteRule(index);
  }
}
