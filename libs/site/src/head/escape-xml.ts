const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// XML allows no other control characters, not even as references.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for an XML or HTML document, in an element or in a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"']/g, (character) => references[character] ?? '');
}
