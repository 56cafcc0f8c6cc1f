import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The names that a message interpolates, wherever they stand in it. Throws when it is no ICU message. */
export function placeholders(message: string): readonly string[] {
  const names = new Set<string>();
  const walk = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound && 'value' in element) names.add(element.value);
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value);
      if ('children' in element) walk(element.children);
    }
  };
  walk(parse(message, { ignoreTag: true }));
  return [...names].sort();
}

/** The text of a message without what it interpolates. */
export function plain(message: string): string {
  return message.replace(/\{[^{}]*\}/g, ' ');
}
