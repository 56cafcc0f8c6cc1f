import { Mistake } from '@kinemorph/commands/mistake';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames, lowerFirst } from './names.ts';
import type { Planned } from './planned.ts';
import { usersOf } from './users.ts';

const folder = 'libs/ui/src/components';
const index = 'libs/ui/src/index.ts';

/** Names that the files of a component use themselves. */
const usedNames = ['Meta', 'Plain', 'ReactNode', 'Root', 'Story', 'StoryObj', 'Usage', 'component', 'type'];

/** The options of `npm run new -- component`. */
export interface ComponentOptions {
  /** True if it is also part of the package's public API for other repositories. */
  readonly public?: boolean;
}

/** Returns the files of a new component. Throws a `Mistake` for an invalid or taken name. */
export function newComponent(root: string, name: string, { public: promised = false }: ComponentOptions = {}): Planned {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Mistake(wrongName(name));
  const style = lowerFirst(name);
  checkNames('component', name, [name, style], usedNames, `${name}Line`);
  const taken = readdirSync(join(root, folder)).find((one) => one.toLowerCase() === name.toLowerCase());
  if (taken !== undefined)
    throw new Mistake(
      `There is a component ${taken} in ${folder}/${taken}: change that one, or choose another name for the new one.`,
    );
  const text = readFileSync(join(root, index), 'utf8');
  if (new RegExp(`\\b${name}\\b`).test(text))
    throw new Mistake(`${index} exports the name ${name} already: choose another name.`);
  const at = `${folder}/${name}/${name}`;
  return {
    changes: {
      write: new Map([
        [`${at}.tsx`, component(name, style)],
        [`${at}.css.ts`, styles(style)],
        [`${at}.stories.tsx`, stories(name)],
        ...(promised ? [[index, withLine(text, name)] as const] : []),
      ]),
      remove: [],
    },
    left: [
      `${at}.stories.tsx: when to use it, when not, how, its accessibility, and a rule with a good and a bad example`,
      `${at}.tsx: what it shows, in its description and its props`,
      `npm run visual -- --accept ${name}: how it looks`,
      promised
        ? 'npx nx release plan minor --projects=@kinemorph/ui: what users of the package gain'
        : `${index}: a line for it, once other repositories are to have it, too; in this one, import it from @kinemorph/ui/components/${name}`,
    ],
  };
}

/**
 * Returns the changes that remove a component. Throws a `Mistake` if it does not exist, or if other code imports it.
 */
export function removeComponent(root: string, name: string): Planned {
  const components = readdirSync(join(root, folder));
  if (!components.includes(name))
    throw new Mistake(`There is no component ${name}. The components are ${components.join(', ')}.`);
  const users = importersOf(root, name);
  if (users.length > 0) throw new Mistake(`${name} is still in use: take it out of ${users.join(', ')} first.`);
  const text = readFileSync(join(root, index), 'utf8');
  const rest = withoutLines(text, name);
  return {
    changes: { write: new Map(rest === text ? [] : [[index, rest]]), remove: [`${folder}/${name}`] },
    left: [],
  };
}

function wrongName(name: string): string {
  const better = name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '');
  return `"${name}" is no name of a component: write it like ${better === '' ? 'PriceTag' : better}, in letters and digits, each word with a capital.`;
}

/** The index with a line for a component, in the order of the names of the files. */
function withLine(text: string, name: string): string {
  const statements = text.match(/^export [^;]+;\n/gm) ?? [];
  const place = statements.find((statement) => {
    const other = /\.\/components\/(\w+)\//.exec(statement)?.[1];
    return other === undefined || other > name;
  });
  const line = `export { ${name} } from './components/${name}/${name}.tsx';\n`;
  return place === undefined ? `${text}${line}` : text.replace(place, () => `${line}${place}`);
}

function withoutLines(text: string, name: string): string {
  return text.replace(new RegExp(`^export [^;]*'\\./components/${name}/[^;]+;\\n`, 'gm'), '');
}

/** The files outside its folder that import one of the names that a component's folder exports. */
function importersOf(root: string, name: string): readonly string[] {
  const text = readFileSync(join(root, index), 'utf8');
  const listed = [...text.matchAll(new RegExp(`^export \\{([^}]*)\\} from '\\./components/${name}/`, 'gm'))].flatMap(
    ([, list = '']) => list.split(',').map((one) => one.trim().replace(/^type /, '')),
  );
  const imports = [name, ...listed].map(
    (one) => new RegExp(`import [^;]*\\b${one}\\b[^;]*from '@kinemorph/ui(?:/[\\w/-]+)?'`),
  );
  return usersOf(root, {
    files: '{libs,apps,tools}/*/{src,e2e,.storybook,foundations}/**/*.{ts,tsx,mdx}',
    isIgnored: (file) => file.startsWith(`${folder}/${name}/`) || file === index,
    uses: (text) => text.includes(`/${name}/${name}.`) || imports.some((pattern) => pattern.test(text)),
  });
}

function component(name: string, style: string): string {
  return `import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import * as styles from './${name}.css.ts';

type ${name}Props = {
  /** What it shows. */
  children: ReactNode;
};

/** Shows what it is given. */
export function ${name}({ children, className, ...rest }: ${name}Props & Root<'div'>) {
  return (
    <div {...rest} className={clsx(styles.${style}, className)}>
      {children}
    </div>
  );
}
`;
}

function styles(style: string): string {
  return `import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';

export const ${style} = component({ ...type.label });
`;
}

function stories(name: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { ${name} } from './${name}.tsx';

const example = () => <${name}>${name}</${name}>;

const usage: Usage = {
  when: [],
  whenNot: [],
  how: [],
  accessibility: [],
  pairs: [{ rule: '', fault: '', good: example, bad: example }],
};

const meta: Meta<typeof ${name}> = { title: 'Components/${name}', component: ${name}, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Plain: Story = { args: { children: '${name}' } };
`;
}
