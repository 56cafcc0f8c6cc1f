import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { foldKana, foldLetters } from './fold.ts';
import { highlight, type Marked } from './highlight.ts';
import { mostResults, type SearchEntry, type SearchKind, type SearchLabels } from './search-index.ts';
import { isDense, readTerms, tokenize } from './tokenize.ts';

/** A result, with its matches marked. */
export interface FoundEntry {
  readonly href: string;
  readonly title: Marked;
  readonly text: Marked;
}

/** The results of one kind, the best first. */
export interface FoundGroup {
  readonly id: SearchKind;
  readonly label: string;
  readonly results: readonly FoundEntry[];
}

/** Finds entries by a query; the group with the best entry comes first. */
export type Search = (query: string) => readonly FoundGroup[];

/** The maximum number of terms of a query: each takes time, and the server answers any client. */
const mostTerms = 12;

/** Returns how many letters of a word may be wrong. */
function wrongLetters(term: string): number | false {
  if (isDense(term) || term.length < 4) return false;
  return term.length < 7 ? 1 : 2;
}

const rank: Readonly<Record<SearchKind, number>> = { product: 2, manual: 1.1, question: 1, page: 1.2, news: 0.9 };

/** Prepares the search of a region's entries, for the server and the browser. */
export function createSearch(entries: readonly SearchEntry[], { kinds }: Pick<SearchLabels, 'kinds'>): Search {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'words'],
    tokenize,
    processTerm: (term) => term,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const options: SearchOptions = {
    prefix: (term, _, terms) => term.length > 1 || isDense(term) || terms.length === 1,
    boost: { title: 6, text: 1.5 },
    boostDocument: (id: number) => rank[entries[id]?.kind ?? 'page'],
  };

  return (query) => {
    const terms = readTerms(query);
    const needed = [...new Set(terms.needed)].slice(0, mostTerms);
    const find = (more?: SearchOptions) =>
      index.search(query, { ...options, ...more, tokenize: () => [...needed, ...terms.words.slice(0, mostTerms)] });
    const matched = ({ queryTerms }: SearchResult) => needed.filter((term) => queryTerms.includes(term)).length;
    const having = (found: readonly SearchResult[], count: number) =>
      found.filter((result) => matched(result) >= count).sort((a, b) => matched(b) - matched(a) || b.score - a.score);
    if (needed.length === 0) return [];
    const exact = having(find(), needed.length);
    // Typing errors are tolerated if nothing is found without them, and missing words if no entry has all of them.
    const tolerant = exact.length > 0 ? exact : find({ fuzzy: wrongLetters });
    const all = having(tolerant, needed.length);
    const best = all.length > 0 ? all : having(tolerant, Math.ceil(needed.length / 3));
    return groupsOf(best.slice(0, mostResults), { entries, needed, words: terms.words, kinds });
  };
}

function groupsOf(
  found: readonly SearchResult[],
  {
    entries,
    needed,
    words,
    kinds,
  }: {
    readonly entries: readonly SearchEntry[];
    readonly needed: readonly string[];
    readonly words: readonly string[];
    readonly kinds: SearchLabels['kinds'];
  },
): readonly FoundGroup[] {
  const groups = new Map<SearchKind, FoundEntry[]>();
  for (const { id, terms } of found) {
    const entry = entries[id as number];
    if (!entry) continue;
    // If the entry has a whole word, the pairs of its letters are not marked: two of "バッテリー" are also in "挟まって".
    const said = foldKana(foldLetters([entry.title, entry.text, entry.words].join('\n')));
    const whole = words.filter((word) => said.includes(word));
    const marks = [
      ...whole,
      ...needed.filter((pair) => !whole.some((word) => word.includes(pair))),
      // A mistyped word is marked in its correct form.
      ...terms.filter((term) => !isDense(term) && !needed.some((part) => term.startsWith(part))),
    ];
    const group = groups.get(entry.kind) ?? [];
    group.push({ href: entry.href, title: highlight(entry.title, marks), text: sentenceWith(entry, marks) });
    groups.set(entry.kind, group);
  }
  return [...groups].map(([id, results]) => ({ id, label: kinds[id], results }));
}

/** Returns the entry's sentence, or the heading with a match if the sentence has none. */
function sentenceWith({ text, words, title }: SearchEntry, marks: readonly string[]): Marked {
  const own = highlight(text, marks);
  if (own.length > 1 || highlight(title, marks).length > 1) return own;
  return (
    words
      .split('\n')
      .map((line) => highlight(line, marks))
      .find((line) => line.length > 1) ?? own
  );
}
