/** Returns a text without case and accents, full-width letters as plain ones. Hangul and kana keep their marks, which tell letters apart. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** Returns a text with its katakana as hiragana: what is typed is hiragana until it has been converted. */
export function foldKana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 96));
}
