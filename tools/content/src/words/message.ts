import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const parsed = new Map<string, readonly MessageFormatElement[]>();

/** A message as its parts; each is parsed once. Throws when it is no ICU message. */
export function parts(message: string): readonly MessageFormatElement[] {
  let elements = parsed.get(message);
  if (!elements) parsed.set(message, (elements = parse(message, { ignoreTag: true })));
  return elements;
}

/** Every part of a message, those in plurals and choices as well. */
export function everyPart(elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap((option) => everyPart(option.value)) : []),
    ...('children' in element ? everyPart(element.children) : []),
  ]);
}

/** The names that a message interpolates, wherever they stand in it. Throws when it is no ICU message. */
export function placeholders(message: string): readonly string[] {
  const names = new Set<string>();
  for (const element of everyPart(parts(message)))
    if (element.type !== TYPE.literal && element.type !== TYPE.pound && 'value' in element) names.add(element.value);
  return [...names].sort();
}

/** The text of a message without what it interpolates. */
export function plain(message: string): string {
  return message.replace(/\{[^{}]*\}/g, ' ');
}

/** What stands in a reading for a value: a number, a day or time, or a text. No text holds these characters. */
export const marks = { number: '\ue000', date: '\ue001', text: '\ue002' } as const;
export const anyMark = `[${marks.number}${marks.date}${marks.text}]`;

/** Values that models give as numbers without saying so in the message. */
const counts = new Set([
  'servos',
  'chips',
  'parts',
  'voiceCommands',
  'sounds',
  'audioLines',
  'gyroAxes',
  'imuAxes',
  'axes',
  'batteryMah',
  'mah',
  'volts',
  'wifiGhz',
  'ghz',
  'chargeMinutes',
  'minutes',
  'days',
  'years',
  'months',
  'orders',
  'returns',
  'least',
  'most',
  'credits',
  'edition',
  'points',
  'winners',
  'index',
  'total',
  'count',
  'max',
  'min',
]);

/** The longest that a message is read aloud in: more choices than this are not multiplied. */
const mostReadings = 24;
const known = new Map<string, readonly string[]>();

/** A message as it may be read, once for each of its choices, with a mark for every value. None where it is no ICU message. */
export function readings(message: string): readonly string[] {
  let all = known.get(message);
  if (!all) known.set(message, (all = readingsOf(message)));
  return all;
}

function readingsOf(message: string): readonly string[] {
  try {
    return read(parts(message));
  } catch {
    return [];
  }
}

function read(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.reduce<readonly string[]>(
    (before, element) => before.flatMap((start) => said(element).map((text) => start + text)).slice(0, mostReadings),
    [''],
  );
}

const isPercent = (style: unknown) =>
  style === 'percent' ||
  (typeof style === 'object' &&
    style !== null &&
    'parsedOptions' in style &&
    (style.parsedOptions as Intl.NumberFormatOptions).style === 'percent');

function said(element: MessageFormatElement): readonly string[] {
  if (element.type === TYPE.literal) return [element.value];
  if ('options' in element) return Object.values(element.options).flatMap(({ value }) => read(value));
  if ('children' in element) return read(element.children);
  // A percentage ends in its own unit.
  if (element.type === TYPE.number) return [isPercent(element.style) ? marks.text : marks.number];
  if (element.type === TYPE.pound) return [marks.number];
  if (element.type === TYPE.date || element.type === TYPE.time) return [marks.date];
  return [counts.has(element.value) ? marks.number : marks.text];
}
