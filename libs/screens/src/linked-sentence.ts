import type { MessageValues } from '@kinemorph/i18n';

/** A part of a sentence; with an address it is a link. */
export interface SentencePart {
  readonly text: string;
  readonly href?: string;
}

/**
 * Splits a sentence at its placeholders, which become links; their order depends on the language. A link without an
 * address stays text.
 */
export function linkedSentence<Name extends string>(
  t: (values: MessageValues) => string,
  links: Readonly<Record<Name, { readonly label: string; readonly href: string | undefined }>>,
): readonly SentencePart[] {
  const names = Object.keys(links) as Name[];
  const sentence = t(Object.fromEntries(names.map((name) => [name, `{${name}}`])));
  return sentence
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text): SentencePart => {
      const link = links[text.slice(1, -1) as Name] as { label: string; href: string | undefined } | undefined;
      if (!text.startsWith('{') || !link) return { text };
      return { text: link.label, ...(link.href !== undefined && { href: link.href }) };
    });
}
