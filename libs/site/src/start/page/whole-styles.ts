/**
 * Loads the style sheets that the document's own style was picked from, and adds them to it in one step: what a script is about to add to
 * the page may need any of their rules. Rejects where a sheet can't be loaded; the document then has its own style alone.
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
  for (const link of links) {
    dropFonts(link);
    link.media = 'all';
  }
}

/** Drops the fonts of a sheet, which the document's own style has: where they are declared again, a browser lays out all text again. */
function dropFonts({ sheet }: HTMLLinkElement): void {
  for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
    if (sheet?.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
  }
}
