import { Mistake } from '@kinemorph/commands/mistake';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeFolders, themeName } from '@kinemorph/content/lists';
import { checkNames } from './names.ts';
import type { Planned } from './planned.ts';
import { usersOf } from './users.ts';

const folder = 'libs/ui/src/themes';

/** The options of `npm run new -- theme`. */
export interface ThemeOptions {
  /** Theme whose values are copied. */
  readonly like: string;
}

/** Returns the files of a new theme. Throws a `Mistake` for an invalid or taken id, and for an unknown theme. */
export function newTheme(root: string, id: string, { like }: ThemeOptions): Planned {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Mistake(
      `"${id}" is no id of a theme: write it like spring-sale, in small letters, since data-theme names it.`,
    );
  if (existsSync(join(root, folder, id)))
    throw new Mistake(`There is a folder ${folder}/${id}: change that one, or choose another id.`);
  checkNames('theme', id, [themeName(id)], ['applyTheme'], `${id}-sale`);
  const known = themeFolders(root);
  if (!known.includes(like))
    throw new Mistake(`There is no theme "${like}" to start with: --like one of ${known.join(', ')}.`);
  const at = `${folder}/${id}/${id}`;
  const name = themeName(id);
  const values = readFileSync(join(root, folder, like, `${like}.ts`), 'utf8')
    .replace(`export const ${themeName(like)}: Theme`, `export const ${name}: Theme`)
    .replace(`name: '${like}'`, `name: '${id}'`);
  return {
    changes: {
      write: new Map([
        [`${at}.ts`, values],
        [`${at}.css.ts`, styleSheet(id, name)],
      ]),
      remove: [],
    },
    left: [
      `${at}.ts: its description, in the comment and in \`description\`, and its colours, which are those of ${like}`,
      'cd libs/ui && npx vitest run src/themes/contrast.test.ts: checks the contrast of its colours',
      `the page that shows it: import '@kinemorph/ui/themes/${id}', and data-theme="${id}" on the element that has the theme`,
    ],
  };
}

/** Returns the changes that remove a theme. Throws a `Mistake` if it does not exist, or if other files name it. */
export function removeTheme(root: string, id: string): Planned {
  const known = themeFolders(root);
  if (!known.includes(id)) throw new Mistake(`There is no theme "${id}". The themes are ${known.join(', ')}.`);
  const named = new RegExp(`['"]${id}['"]|/themes/${id}['"/]`);
  const users = usersOf(root, {
    files: '{libs,apps,tools}/*/{src,e2e,.storybook,foundations}/**/*.{ts,tsx,mdx}',
    isIgnored: (file) => file.startsWith(`${folder}/${id}/`),
    uses: (text) => named.test(text),
  });
  if (users.length > 0) throw new Mistake(`${id} is still in use: take it out of ${users.join(', ')} first.`);
  return { changes: { write: new Map(), remove: [`${folder}/${id}`] }, left: [] };
}

function styleSheet(id: string, name: string): string {
  return `import { applyTheme } from '../../theme/theme.css.ts';
import { ${name} } from './${id}.ts';

applyTheme(${name});
`;
}
