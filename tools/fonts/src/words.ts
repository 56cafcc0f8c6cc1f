import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@kinemorph/i18n';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('../../../libs/', import.meta.url));

/** The locales in Latin script. Other English locales contain only differences from en-US. */
export const latinLocales = ['en-US', 'en-GB', 'en-EU', 'de-DE', 'fr-FR'] as const satisfies readonly Locale[];

/** Returns all texts of the sites in a language, without the facts that messages refer to. */
export function wordsIn(locale: Locale): string {
  const files = globSync(`**/${locale}.json`, {
    cwd: libs,
    exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(path),
  }).sort();
  const messages = files.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(`${libs}${file}`, 'utf8')) as Record<string, string>),
  );
  return messages
    .map((message) => literals(parse(message, { ignoreTag: true })))
    .join(' ')
    .replaceAll(/\s/g, ' ');
}

function literals(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return 'options' in element
        ? Object.values(element.options)
            .map(({ value }) => literals(value))
            .join(' ')
        : '';
    })
    .join('');
}
