/** Removes all scripts of a document, its data blocks and its script preloads; styles, fonts and pictures remain. */
export function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (isScriptLink(link) ? '' : link));
}

function isScriptLink(link: string): boolean {
  return /\brel="?modulepreload\b/i.test(link) || (/\brel="?preload\b/i.test(link) && /\bas="?script\b/i.test(link));
}
