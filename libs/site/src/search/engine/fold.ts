/**
 * Returns a text without case and accents, full-width letters as plain ones. Hangul and kana keep their marks, which
 * distinguish letters.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** Returns a text with its katakana as hiragana: typed text is hiragana until it is converted. */
export function foldKana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 96));
}
