/** A piece of a section: the keys of its words. */
export type Piece =
  | { readonly kind: 'text' | 'note'; readonly key: string }
  | { readonly kind: 'list' | 'steps'; readonly items: string[] }
  | { readonly kind: 'questions'; readonly items: (readonly [question: string, answer: string])[] };

/** A section of an article: its name, which is its anchor, and its content. */
export interface OutlineSection {
  readonly name: string;
  readonly pieces: Piece[];
}

const kinds = { p: 'text', n: 'note', l: 'list', s: 'steps' } as const;

/**
 * Returns the outline of an article, from the keys of its texts in their order: `<section>.title`, then `<section>.p1`
 * (text), `.n1` (note), `.l1 .l2` (a list), `.s1 .s2` (steps in order), `.q1 .a1` (a question and its answer). Other
 * keys are not part of it.
 */
export function outlineOf(keys: readonly string[]): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const key of keys) {
    const [name = '', part = ''] = key.split('.');
    if (part === 'title' && name !== 'head') sections.push({ name, pieces: [] });
    const pieces = sections.find((section) => section.name === name)?.pieces;
    const [, letter = '', number = ''] = /^([pnlsq])(\d+)$/.exec(part) ?? [];
    if (!pieces || letter === '') continue;
    const last = pieces.at(-1);
    if (letter === 'q') {
      const pair = [key, `${name}.a${number}`] as const;
      if (last?.kind === 'questions') last.items.push(pair);
      else pieces.push({ kind: 'questions', items: [pair] });
      continue;
    }
    const kind = kinds[letter as keyof typeof kinds];
    if (kind === 'text' || kind === 'note') pieces.push({ kind, key });
    else if (last?.kind === kind) last.items.push(key);
    else pieces.push({ kind, items: [key] });
  }
  return sections;
}
