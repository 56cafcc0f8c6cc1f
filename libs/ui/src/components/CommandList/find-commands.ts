import type { Command, CommandGroup } from './CommandList.tsx';

/**
 * Normalises a text for comparison: without case, accents and punctuation, with one kind of kana, and with Hangul split
 * into letters, so that incomplete syllables match.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{P}]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 96));
}

/** Unifies the spellings of umlauts in a folded text, such as "ä" and "ae". */
function foldUmlauts(folded: string): string {
  return folded.replace(/([aou])e/g, '$1');
}

/**
 * Returns the commands that contain every word of a query in their phrase, their effect or the title of their group;
 * empty groups are omitted.
 */
export function findCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = query.split(/\s+/).map(fold);
  const matches = (title: string, command: Command) => {
    const { phrase, effect = '' } = typeof command === 'string' ? { phrase: command } : command;
    const text = fold(`${title} ${phrase} ${effect}`);
    return words.every((word) => text.includes(word) || foldUmlauts(text).includes(foldUmlauts(word)));
  };
  return groups
    .map(({ title = '', commands }) => ({ title, commands: commands.filter((command) => matches(title, command)) }))
    .filter(({ commands }) => commands.length > 0);
}
