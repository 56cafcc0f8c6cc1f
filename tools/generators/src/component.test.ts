import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { apply, formatted } from './changes.ts';
import { newComponent, removeComponent } from './component.ts';
import { changed, copyOf, filesOf, here, outside } from './testing.ts';

const copy = () => copyOf('libs/ui/src');

describe('new component', () => {
  it('writes its folder and changes no file outside it', () => {
    const root = copy();
    const before = filesOf(root);
    apply(root, newComponent(root, 'StarRow').changes);
    const touched = changed(before, filesOf(root));
    expect(outside('component', 'libs/ui/src/components/StarRow', touched)).toEqual([]);
    expect(touched.map((file) => file.split('/').at(-1))).toEqual([
      'StarRow.css.ts',
      'StarRow.stories.tsx',
      'StarRow.tsx',
    ]);
  });

  it('adds a public component to the exports of the package, in alphabetical order', () => {
    const root = copy();
    const before = filesOf(root);
    apply(root, newComponent(root, 'StarRow', { public: true }).changes);
    const touched = changed(before, filesOf(root));
    expect(outside('public component', 'libs/ui/src/components/StarRow', touched)).toEqual(['libs/ui/src/index.ts']);
    const names = [
      ...readFileSync(join(root, 'libs/ui/src/index.ts'), 'utf8').matchAll(/components\/(\w+)\/\1\./g),
    ].map(([, name]) => name);
    const at = names.indexOf('StarRow');
    const around = names.slice(at - 1, at + 2);
    expect(around).toHaveLength(3);
    expect(around).toEqual(around.toSorted());
  });

  it('writes formatted files even for a long name', async () => {
    const root = copy();
    cpSync(join(here, '.prettierrc.json'), join(root, '.prettierrc.json'));
    const { write } = await formatted(
      root,
      newComponent(root, 'ComparisonOfEverythingThatAnybodyCouldWantToCompare').changes,
    );
    for (const [file, text] of write)
      expect(text, file).toBe(
        await format(text, { ...(await resolveConfig(join(here, file))), filepath: join(here, file) }),
      );
  });

  it.each([
    ['star-row', '"star-row" is no name of a component: write it like StarRow'],
    ['3D', '"3D" is no name of a component: write it like D'],
    ['', '"" is no name of a component: write it like PriceTag'],
    ['../Evil', '"../Evil" is no name of a component: write it like Evil'],
    ['Button', 'There is a component Button in libs/ui/src/components/Button: change that one'],
    ['Type', 'No component can have the id "Type", since code would call it `type`'],
    ['Story', 'write more words, like StoryLine'],
    ['New', 'since code would call it `new`'],
    ['button', '"button" is no name of a component: write it like Button'],
    ['BUTTON', 'There is a component Button in libs/ui/src/components/Button'],
    ['ButtonLink', 'exports the name ButtonLink already: choose another name'],
  ])('rejects %j and explains what to do instead', (name, said) => {
    const root = copy();
    const before = filesOf(root);
    expect(() => newComponent(root, name)).toThrow(said);
    expect(changed(before, filesOf(root))).toEqual([]);
  });
});

describe('remove component', () => {
  it.each([false, true])('removes everything that new created, public: %j', (promised) => {
    const root = copy();
    const before = filesOf(root);
    apply(root, newComponent(root, 'StarRow', { public: promised }).changes);
    apply(root, removeComponent(root, 'StarRow').changes);
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it.each([
    ['@kinemorph/ui', { public: true }],
    ['@kinemorph/ui/components/StarRow', {}],
  ])('rejects an unknown component and one that is imported from %s, with the place', (entryPoint, options) => {
    const root = copy();
    expect(() => removeComponent(root, 'StarRow')).toThrow('There is no component StarRow. The components are Actions');
    apply(root, newComponent(root, 'StarRow', options).changes);
    const page = 'libs/screens/src/home/Home.tsx';
    mkdirSync(dirname(join(root, page)), { recursive: true });
    writeFileSync(join(root, page), `import { StarRow } from '${entryPoint}';\n`);
    expect(() => removeComponent(root, 'StarRow')).toThrow(`StarRow is still in use: take it out of ${page} first.`);
  });
});

it('remove component: removes one whose name occurs in generator examples', () => {
  const root = copy();
  apply(root, newComponent(root, 'StarRow').changes);
  const example = 'tools/generators/src/nx.test.ts';
  mkdirSync(dirname(join(root, example)), { recursive: true });
  writeFileSync(join(root, example), "'libs/ui/src/components/StarRow/StarRow.tsx'");
  expect(removeComponent(root, 'StarRow').changes.remove).toEqual(['libs/ui/src/components/StarRow']);
});

describe('changes', () => {
  it('are all reverted if one of them fails', () => {
    const root = copy();
    const before = filesOf(root);
    expect(() => {
      apply(root, {
        write: new Map([
          ['libs/ui/src/index.ts', 'broken'],
          ['libs/ui/src/components/New/New.tsx', 'new'],
          ['libs/ui/src/index.ts/in-the-way.ts', 'impossible'],
        ]),
        remove: ['libs/ui/src/components/Badge'],
      });
    }).toThrow(/^Nothing is changed: /);
    expect(changed(before, filesOf(root))).toEqual([]);
  });
});
