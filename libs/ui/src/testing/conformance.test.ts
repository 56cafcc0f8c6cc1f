import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentTokens } from '../theme/component-tokens.ts';
import { leaves } from '../theme/tokens.ts';

const source = new URL('../', import.meta.url);
const folder = new URL('../components/', import.meta.url);
const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};
const components = readdirSync(folder);
const themeFolder = new URL('../themes/', import.meta.url);
const themes = readdirSync(themeFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'by-folder')
  .map(({ name }) => name);

function sources(name: string, kind: RegExp) {
  const files = readdirSync(new URL(`${name}/`, folder)).filter(
    (file) => kind.test(file) && !/\.(stories|test)\.tsx?$/.test(file),
  );
  return files.map((file) => [file, readFileSync(new URL(`${name}/${file}`, folder), 'utf8')] as const);
}

test.each(components)('%s has a component, styles, stories and an entry point', (name) => {
  for (const end of ['.tsx', '.css.ts', '.stories.tsx'])
    expect(
      existsSync(new URL(`${name}/${name}${end}`, folder)),
      `libs/ui/src/components/${name}/${name}${end} is missing: write it, as "npm run new -- component <Name>" does, or delete the folder`,
    ).toBe(true);
  const opened = exports['./components/*']?.replaceAll('*', name).replace('./', 'libs/ui/');
  expect(
    readFileSync(new URL(`../../../../${opened}`, import.meta.url), 'utf8'),
    `${opened} exports nothing: export ${name}, which other packages import from it`,
  ).toMatch(/^export /m);
});

test.each(components)('the Storybook page of %s shows the props of each component in its folder', (name) => {
  const stories = readFileSync(new URL(`${name}/${name}.stories.tsx`, folder), 'utf8');
  const exported = [...index.matchAll(/^export \{([^}]*)\} from '\.\/components\/(\w+)\//gm)]
    .filter(([, , from]) => from === name)
    .flatMap(([, names = '']) => names.split(',').map((one) => one.trim()));
  const shown = [...stories.matchAll(/subcomponents: \{([^}]*)\}|component: (\w+)/g)].flatMap(
    ([, more = '', one = '']) => [...more.split(','), one].map((part) => part.trim()),
  );
  for (const component of exported.filter((one) => /^[A-Z]/.test(one)))
    expect(
      shown,
      `libs/ui/src/components/${name}/${name}.stories.tsx: add ${component} to "subcomponents" of its meta`,
    ).toContain(component);
});

test.each(components)('the Storybook page of %s begins with a story that has controls', (name) => {
  const stories = readFileSync(new URL(`${name}/${name}.stories.tsx`, folder), 'utf8');
  const [, meta = '', first = ''] =
    /^const meta: Meta<.*? = \{(.*?)^export default meta;.*?^export const (.*?;)$/ms.exec(stories) ?? [];
  const wrong = `libs/ui/src/components/${name}/${name}.stories.tsx: give "args" to its meta or to its first story`;
  expect(/\bargs(?::|,| \})|\bgallery\(/.test(meta + first), wrong).toBe(true);
});

/** The theme modules that components may import: variables, and styles that are built from them. */
const open = [
  'breakpoints',
  'gaps.css',
  'grounds.css',
  'held.css',
  'hero-title',
  'layers.css',
  'shapes',
  'type.css',
  'vars.css',
];

test.each(components)('%s imports no theme, and only the permitted theme modules', (name) => {
  for (const [file, code] of sources(name, /\.tsx?$/)) {
    const at = `libs/ui/src/components/${name}/${file}`;
    expect(
      code,
      `${at} imports a theme: take the values from vars of theme/vars.css.ts, which each theme sets`,
    ).not.toMatch(/from '[./]*themes\//);
    for (const [, read] of code.matchAll(/from '[./]*theme\/([\w.-]+)\.ts'/g))
      expect(
        open,
        `${at} imports theme/${read}.ts: use vars of theme/vars.css.ts, or permit the module in "open" of conformance.test.ts`,
      ).toContain(read);
  }
});

/** Code that takes the focus: native controls, Tab stops, and elements of Radix. */
const takesFocus =
  /<(?:a|button|input|select|textarea|summary|iframe)\s|<(?:video|audio)\s[^>]*\bcontrols|\stabIndex=\{(?!-1)|@radix-ui/;

/** Returns the components that take the focus, directly or through a component in them. */
function interactive() {
  const codes = new Map(
    components.map((name) => [
      name,
      sources(name, /(?<!\.css)\.tsx?$/)
        .map(([, code]) => code)
        .join('\n'),
    ]),
  );
  const found = new Set(components.filter((name) => takesFocus.test(codes.get(name) ?? '')));
  const holds = (name: string) =>
    [...(codes.get(name) ?? '').matchAll(/^import (?!type )[^;]*? from '\.\.\/(\w+)\/\w+\.tsx';/gm)].some(
      ([, used = '']) => found.has(used),
    );
  for (let known = 0; known < found.size;) {
    known = found.size;
    for (const name of components) if (holds(name)) found.add(name);
  }
  return found;
}

const interactiveNames = interactive();
const linkWalks = readFileSync(new URL('link-walks.test.tsx', import.meta.url), 'utf8');

test.each(components)('%s has a keyboard walk exactly if it takes the focus', (name) => {
  const tests = globSync(`${name}/*.test.tsx`, { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const isWalked = tests.includes('await walk(') || linkWalks.includes(`\n  ${name}: [`);
  const takes = interactiveNames.has(name);
  const fix = takes
    ? `libs/ui/src/components/${name}/${name}.test.tsx: add a test that leads through it with walk() of testing/announced.ts, as in Menu.test.tsx; where Tab alone leads through it, add it to testing/link-walks.test.tsx`
    : `${name} has a keyboard walk, but nothing in it takes the focus: teach "takesFocus" in conformance.test.ts what does, or delete the walk`;
  expect(isWalked, fix).toBe(takes);
});

/**
 * Code that runs only in the browser: hooks, contexts, and event handlers that a module itself passes to an element.
 * Only a module with "use client" may contain it, so that server components of other frameworks can import the module.
 */
const needsBrowser =
  /\buse(?:[A-Z]\w*)?(?:<[^(]*>)?\(|\bcreateContext[(<]|\son[A-Z]\w*=\{(?!on[A-Z]|\w+\.on[A-Z]|undefined)/;
const modules = globSync('{components,hooks}/**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !/\.(stories|test|css)\.tsx?$/.test(path))
  .sort();

test('exactly the modules with hooks or event handlers begin with "use client"', () => {
  const wrong = modules.flatMap((path) => {
    const code = readFileSync(new URL(path, source), 'utf8');
    const marked = code.startsWith("'use client';\n");
    if (marked === needsBrowser.test(code)) return [];
    return [
      marked
        ? `libs/ui/src/${path} has no hook and no handler: delete its first line, 'use client'`
        : `libs/ui/src/${path} uses a hook or a handler: begin it with 'use client';`,
    ];
  });
  expect(wrong, wrong.join('\n')).toEqual([]);
});

const literalColor = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
/** A literal colour, except for inherited, absent, computed and system colours. */
const colorInWords =
  /(?:\bcolor|Color|\bfill|\bstroke): '(?!currentColor|inherit|transparent|none|auto|attr\(|[A-Z]\w+')[^'\n]*/;

/** Patterns that a component's styles must not contain, each with what to write instead. */
const forbiddenValues: readonly (readonly [RegExp, string])[] = [
  [literalColor, 'a literal colour: use a colour of "vars", such as vars.here.text'],
  [colorInWords, 'a colour in words: use a colour of "vars", such as vars.here.text, or a system colour'],
  [/zIndex: '?\d\d+/, 'the number of a layer: use one of vars.layer'],
  [/\b\d+ms\b/, 'a duration: use one of vars.time'],
];
const physicalSides: readonly (readonly [RegExp, string])[] = [
  [
    /\b(margin|padding|border)(Left|Right|Top|Bottom)\b/,
    'a physical side: use inline for left and right and block for top and bottom, such as marginInlineStart',
  ],
  [
    /(?<=^|[{,])\s*(left|right|top|bottom|width|height|(min|max)(Width|Height)):/m,
    'a physical side or size: use insetInlineStart, insetBlockEnd, inlineSize, maxBlockSize and so on',
  ],
  [/\b(textAlign|float|clear): '(left|right)'/, 'a physical direction: use start or end, inline-start or inline-end'],
];

/** Returns what the styles of a component may not contain: file, line, text and fix of each. */
function forbiddenIn(name: string, rules: readonly (readonly [RegExp, string])[]) {
  return sources(name, /\.css\.ts$/).flatMap(([file, code]) =>
    rules.flatMap(([pattern, fix]) =>
      [...code.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ 0: found, index: at }) => {
        const line = code.slice(0, at + found.length).split('\n').length;
        return `libs/ui/src/components/${name}/${file}:${line} has "${found.trim()}", ${fix}`;
      }),
    ),
  );
}

test.each(components)('%s takes its colours, layers and durations from variables', (name) => {
  const wrong = forbiddenIn(name, forbiddenValues);
  expect(wrong, wrong.join('\n')).toEqual([]);
});

test.each(leaves(componentTokens).map(({ path }) => path.join('.')))('the token %s is used by a component', (path) => {
  const read = components
    .flatMap((name) => sources(name, /\.css\.ts$/))
    .some(([, code]) => new RegExp(`\\bvars\\.${path}\\b`).test(code));
  const unused = `No component uses vars.${path}: use it in the styles of its component, or delete it from libs/ui/src/theme/component-tokens.ts`;
  expect(read, unused).toBe(true);
});

test.each(components)('%s uses only logical properties for sides and sizes', (name) => {
  const wrong = forbiddenIn(name, physicalSides);
  expect(wrong, wrong.join('\n')).toEqual([]);
});

/** Returns all modules of this package that a file imports, directly or indirectly. */
function brought(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.pathname)) return seen;
  seen.add(file.pathname);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^'"]+\.tsx?)'/gm,
  ))
    brought(new URL(path as string, file), seen);
  return seen;
}

test('importing the components loads no theme, and importing a theme loads no other', () => {
  const themesOf = (path: string) =>
    [...brought(new URL(path, source))]
      .filter((file) => /\/themes\//.test(file))
      .map((file) => file.slice(file.lastIndexOf('/') + 1))
      .sort();
  expect(themesOf('index.ts')).toEqual([]);
  for (const name of themes.filter((one) => themeFile(one, '.css.ts') !== ''))
    expect(themesOf(exports['./themes/*']?.replaceAll('*', name).replace('./src/', '') ?? '')).toEqual([
      `${name}.css.ts`,
      `${name}.ts`,
    ]);
});

/** Returns the text of a file in a theme’s folder, or an empty text if the file is missing. */
function themeFile(name: string, end: string) {
  const file = new URL(`${name}/${name}${end}`, themeFolder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

test('each theme folder has a valid name, exports its theme, and applies it in a style sheet', () => {
  const wrong = themes.flatMap((name) => {
    const at = `libs/ui/src/themes/${name}`;
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
      return [`${at}: name the folder in small letters, such as "spring-sale": pages write the name in data-theme`];
    const inCode = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const data = themeFile(name, '.ts');
    return [
      ...(data.includes(`export const ${inCode}: Theme = {`)
        ? []
        : [`${at}/${name}.ts: export the theme as "export const ${inCode}: Theme = { … }"`]),
      ...(data.includes(`\n  name: '${name}',\n`)
        ? []
        : [`${at}/${name}.ts: write name: '${name}', as its folder says`]),
      ...(themeFile(name, '.css.ts').includes(`applyTheme(${inCode}`)
        ? []
        : [`${at}/${name}.css.ts: write the style sheet, applyTheme(${inCode});`]),
    ];
  });
  expect(wrong, wrong.join('\n')).toEqual([]);
});

test.each(Object.entries(exports).filter(([entryPoint]) => !entryPoint.includes('*')))(
  'the entry point %s exists',
  (entryPoint, path) => {
    const missing = `libs/ui/package.json: "exports" opens "${entryPoint}" to ${path}, which does not exist: name the file as it is now, or delete the entry point`;
    expect(existsSync(new URL(`../../${path}`, import.meta.url)), missing).toBe(true);
  },
);
