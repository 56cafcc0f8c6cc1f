import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const phrases = (query: string, ...commands: string[]) =>
  findCommands([{ commands }], query).flatMap((group) => group.commands);

test.each([
  ['UBER', 'Geh über die Bühne'],
  ['ueber', 'Geh über die Bühne'],
  ['buehne geh', 'Geh über die Bühne'],
  ['grosse', 'Große Geste'],
  ['reveille', 'Réveille-toi'],
  ['whats your', 'What’s your name?'],
  ['ろぼっと', 'ロボットになって'],
  ['ﾛﾎﾞｯﾄ', 'ロボットになって'],
  ['ガード', '扉をがーどして'],
  ['걷', '앞으로 걷기'],
  ['거', '앞으로 걷기'],
  ['ㄱ', '앞으로 걷기'],
  ['翅膀', '张开翅膀'],
])('the search for "%s" finds "%s"', (query, command) => {
  expect(phrases(query, command, '@')).toEqual([command]);
});

test('a search includes effects and group titles, and drops groups without results', () => {
  const groups = [
    { title: 'Moving', commands: ['Walk', { phrase: 'Turn', effect: 'Half a circle' }] },
    { title: 'Talking', commands: ['Who are you?'] },
  ];
  expect(findCommands(groups, 'circle')).toEqual([
    { title: 'Moving', commands: [{ phrase: 'Turn', effect: 'Half a circle' }] },
  ]);
  expect(findCommands(groups, 'talk')).toEqual([groups[1]]);
  expect(findCommands(groups, 'moon')).toEqual([]);
});

const letters = Array.from('abcdeouyz äöüßéçœAÖÉ-’?あかがアカガー걷기ㄱ走翅');
const phrase = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((word) => word.join(''));
const groups = fc.array(fc.record({ title: phrase, commands: fc.array(phrase, { minLength: 1, maxLength: 4 }) }), {
  maxLength: 4,
});
const commandsOf = (found: ReturnType<typeof findCommands>) =>
  found.flatMap(({ title, commands }) => commands.map((command) => `${title}\n${String(command)}`));

test('an empty search finds everything', () => {
  fc.assert(
    fc.property(groups, fc.constantFrom('', ' ', '  ', '?'), (all, query) => {
      expect(commandsOf(findCommands(all, query))).toEqual(commandsOf(all));
    }),
  );
});

test('any part of a command finds it, in either case and with or without its accents', () => {
  const changes = [
    (part: string) => part,
    (part: string) => part.toUpperCase(),
    (part: string) => part.toLowerCase(),
    (part: string) => part.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  ];
  fc.assert(
    fc.property(phrase, fc.nat(11), fc.nat(11), fc.constantFrom(...changes), (command, from, to, change) => {
      expect(
        phrases(
          change(
            Array.from(command)
              .slice(Math.min(from, to), Math.max(from, to) + 1)
              .join(''),
          ),
          command,
        ),
      ).toEqual([command]);
    }),
  );
});

test('one more letter never finds more commands, and the results keep their order', () => {
  fc.assert(
    fc.property(groups, phrase, fc.constantFrom(...letters.filter((letter) => letter !== 'ㄱ')), (all, query, next) => {
      const before = commandsOf(findCommands(all, query));
      const after = commandsOf(findCommands(all, query + next));
      expect(before.filter((command) => after.includes(command))).toEqual(after);
    }),
  );
});
