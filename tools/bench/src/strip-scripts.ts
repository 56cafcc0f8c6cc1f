/** Removes every script of a document, its data blocks and its preloads of scripts; styles, fonts and pictures stay. */
export function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (isScriptLink(link) ? '' : link));
}

function isScriptLink(link: string): boolean {
  return /\brel="?modulepreload\b/i.test(link) || (/\brel="?preload\b/i.test(link) && /\bas="?script\b/i.test(link));
}
