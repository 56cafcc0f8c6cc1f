import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const parsed = new Map<string, readonly MessageFormatElement[]>();

/** Parses a message; each is parsed once. Throws if it is not a valid ICU message. */
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

/** Returns the names of all placeholders of a message, sorted. Throws if it is not a valid ICU message. */
export function placeholders(message: string): readonly string[] {
  const names = new Set<string>();
  for (const element of everyPart(parts(message)))
    if (element.type !== TYPE.literal && element.type !== TYPE.pound && 'value' in element) names.add(element.value);
  return [...names].sort();
}

/** Returns the text of a message without its placeholders. */
export function plain(message: string): string {
  return message.replace(/\{[^{}]*\}/g, ' ');
}

/** Characters that replace values in a reading: a number, a date or time, or a text. No text contains them. */
export const marks = { number: '\ue000', date: '\ue001', text: '\ue002' } as const;
export const anyMark = `[${marks.number}${marks.date}${marks.text}]`;

/** Values that models pass as numbers although the message does not specify a format. */
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

/** The maximum number of readings of a message: more choices are not combined. */
const mostReadings = 24;
const known = new Map<string, readonly string[]>();

/**
 * Returns the readings of a message, one for each combination of its choices, with a mark for every value. Empty for an
 * invalid ICU message.
 */
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
    (before, element) =>
      before.flatMap((start) => elementReadings(element).map((text) => start + text)).slice(0, mostReadings),
    [''],
  );
}

const isPercent = (style: unknown) =>
  style === 'percent' ||
  (typeof style === 'object' &&
    style !== null &&
    'parsedOptions' in style &&
    (style.parsedOptions as Intl.NumberFormatOptions).style === 'percent');

function elementReadings(element: MessageFormatElement): readonly string[] {
  if (element.type === TYPE.literal) return [element.value];
  if ('options' in element) return Object.values(element.options).flatMap(({ value }) => read(value));
  if ('children' in element) return read(element.children);
  // A percentage includes its unit.
  if (element.type === TYPE.number) return [isPercent(element.style) ? marks.text : marks.number];
  if (element.type === TYPE.pound) return [marks.number];
  if (element.type === TYPE.date || element.type === TYPE.time) return [marks.date];
  return [counts.has(element.value) ? marks.number : marks.text];
}
