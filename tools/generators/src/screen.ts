import { Mistake } from '@kinemorph/commands/mistake';
import { regions, type RegionId } from '@kinemorph/content';
import { componentName } from '@kinemorph/site/build/screens';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedId, localesOf, regionsNamed } from './checked.ts';
import { checkNames, lowerFirst } from './names.ts';
import type { Planned } from './planned.ts';
import { usersOf } from './users.ts';

const folder = 'libs/screens/src';
const siteMap = 'libs/content/src/site-map.ts';
const kinds = 'tools/budgets/src/page-kinds.ts';
const endOfSiteMap = '] as const satisfies';

/** Names that the files of a screen use themselves. */
const usedNames = [
  'Messages',
  'ScreenMeta',
  'ScreenModel',
  'ScreenStory',
  'Section',
  'copy',
  'indexedHead',
  'pageCopy',
  'words',
];

/** Options of a new screen. */
export interface ScreenOptions {
  /** The regions that have its page. */
  readonly regions: readonly string[];
}

/**
 * Returns the files of a new screen and its page, which is a draft, with empty texts in each language. Throws a
 * `Mistake` for an invalid or taken id or an unknown region.
 */
export function newScreen(root: string, id: string, { regions: requested }: ScreenOptions): Planned {
  checkedId('screen', id, 'size-guide');
  if (existsSync(join(root, folder, id)))
    throw new Mistake(`There is a folder ${folder}/${id}: change that one, or choose another id for the new screen.`);
  const component = componentName(id);
  checkNames('screen', id, [component, `${component}Model`, lowerFirst(component)], usedNames, `${id}-page`);
  const map = readFileSync(join(root, siteMap), 'utf8');
  if (map.includes(`'${id}'`)) throw new Mistake(`${siteMap} has a page ${id} already: choose another id.`);
  const having = regionsNamed(requested);
  const at = `${folder}/${id}`;
  const languages = localesOf(having);
  return {
    changes: {
      write: new Map([
        [`${at}/${component}.tsx`, screen(component)],
        [`${at}/model.server.ts`, model(component)],
        [`${at}/${component}.stories.tsx`, stories(id, component, having)],
        ...languages.map((locale) => [`${at}/copy/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`] as const),
        [
          siteMap,
          withRow(
            map,
            endOfSiteMap,
            `  { path: '${id}', component: '${id}', regions: [${quoted(having)}], draft: true },\n`,
          ),
        ],
      ]),
      remove: [],
    },
    left: [
      `${at}/copy: its title, its text and its description for search engines, in ${languages.join(', ')}`,
      `${at}/model.server.ts and ${component}.tsx: what it shows`,
      `npm run visual -- --accept ${component}: how it looks`,
      `${kinds}: its kind, if the size limits of a plain page do not fit`,
      `npm run content -- check lists what is still missing. Until you remove \`draft: true\` from ${siteMap}, only previews show the page.`,
    ],
  };
}

/**
 * Returns the changes that remove a screen and its page. Throws a `Mistake` if it does not exist, or if other files
 * name it.
 */
export function removeScreen(root: string, id: string): Planned {
  if (!existsSync(join(root, folder, id, 'model.server.ts')))
    throw new Mistake(`There is no screen ${id}: a screen is a folder of ${folder} with a model.server.ts.`);
  const users = usersOf(root, {
    files: '{libs,apps,tools}/*/{src,e2e}/**/*.{ts,tsx}',
    isIgnored: (file) => file.startsWith(`${folder}/${id}/`) || file === siteMap || file === kinds,
    uses: (text) => text.includes(`'${id}'`),
  });
  if (users.length > 0) throw new Mistake(`${id} is still named: take it out of ${users.join(', ')} first.`);
  const without = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    const lines = text
      .split('\n')
      .filter((line) => !line.includes(`component: '${id}'`) && !line.startsWith(`  '${id}': `));
    return lines.join('\n') === text ? [] : [[file, lines.join('\n')] as const];
  };
  return {
    changes: {
      write: new Map([siteMap, kinds].flatMap(without)),
      remove: [`${folder}/${id}`],
    },
    left: [],
  };
}

/** Inserts a line before the last end of a list or a record. */
function withRow(text: string, end: string, row: string): string {
  const at = text.lastIndexOf(`\n${end}`) + 1;
  if (at === 0) throw new Mistake(`No list ends with "${end}" where a line for the page would go: add it by hand.`);
  return `${text.slice(0, at)}${row}${text.slice(at)}`;
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const words = { title: '', text: '', 'head.title': '', 'head.description': '', 'head.keywords': '' };

function screen(component: string): string {
  return `import { Section } from '@kinemorph/ui';
import type { ${component}Model } from './model.server.ts';

/** Shows its title and a text. */
export function ${component}({ title, text }: ${component}Model) {
  return (
    <Section heading={title} headingLevel={1}>
      <p>{text}</p>
    </Section>
  );
}
`;
}

function model(component: string): string {
  return `import type { Messages } from '@kinemorph/i18n';
import type { ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type words from './copy/en-US.json';

const copy = pageCopy<keyof typeof words>(
  import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }),
);

export interface ${component}Model {
  readonly title: string;
  readonly text: string;
}

/** The page's title and text. */
export const ${lowerFirst(component)}: ScreenModel<${component}Model> = {
  model: (context) => {
    const t = copy(context);
    return { title: t('title'), text: t('text') };
  },
  head: (context) => {
    const t = copy(context);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
    });
  },
};
`;
}

/** Returns one story per language, which the tests of stories require. */
function stories(id: string, component: string, having: readonly RegionId[]): string {
  return `import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = { ...screenStories('${id}'), title: 'Screens/${component.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}', tags: ['!autodocs'] };
export default meta;

${having.map((region) => `export const ${regions[region].name.replace(/[^A-Za-z]/g, '')}: ScreenStory = { globals: { region: '${region}' } };`).join('\n')}
`;
}
