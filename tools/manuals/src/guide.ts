import type { PictureName } from '@kinemorph/content/pictures';
import type { DayText } from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n';

/** A piece of a section. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'facts';
      readonly rows: readonly { readonly name: string; readonly value: string; readonly href?: string }[];
    };

export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A manual in one language: everything that its pages say, and nothing of how they look. */
export interface Guide {
  readonly id: string;
  readonly locale: Locale;
  /** Whose manual it is. */
  readonly title: string;
  readonly kind: string;
  readonly edition: string;
  readonly updated: DayText;
  readonly company: string;
  readonly picture: PictureName;
  readonly sections: readonly Section[];
  /** What the law and the licensors want said, at the end. */
  readonly small: readonly string[];
  readonly pageLabel: (page: number) => string;
}

/** Everything that a guide says, in one string: what its fonts must be able to show. */
export function wordsOf({ title, kind, edition, sections, small, pageLabel }: Guide): string {
  const blocks = sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(wordsOfBlock)]);
  return [title, kind, edition, ...blocks, ...small, pageLabel(1234567890)].join('\n');
}

function wordsOfBlock(block: Block): string[] {
  if (block.kind === 'facts') return block.rows.flatMap(({ name, value }) => [name, value]);
  return 'items' in block ? [...block.items] : [block.text];
}
