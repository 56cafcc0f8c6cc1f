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

/** A manual in one language: all its content, without layout. */
export interface Guide {
  readonly id: string;
  readonly locale: Locale;
  /** Name of the product or series. */
  readonly title: string;
  readonly kind: string;
  readonly edition: string;
  readonly updated: DayText;
  readonly company: string;
  readonly picture: PictureName;
  readonly sections: readonly Section[];
  /** Legal texts at the end, which the law and licences require. */
  readonly small: readonly string[];
  readonly pageLabel: (page: number) => string;
}

/** Returns all text of a guide in one string, to select the characters of its fonts. */
export function wordsOf({ title, kind, edition, sections, small, pageLabel }: Guide): string {
  const blocks = sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(wordsOfBlock)]);
  return [title, kind, edition, ...blocks, ...small, pageLabel(1234567890)].join('\n');
}

function wordsOfBlock(block: Block): string[] {
  if (block.kind === 'facts') return block.rows.flatMap(({ name, value }) => [name, value]);
  return 'items' in block ? [...block.items] : [block.text];
}
