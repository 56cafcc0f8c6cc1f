import { writeLists } from '@kinemorph/content/lists';
import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nameOf } from './ask.ts';
import type { CarryOut } from './program.ts';

/** The parts of Nx's file tree that a generator uses: its changes are written to disk unless it is a dry run. */
interface Tree {
  readonly root: string;
  write(path: string, text: string): void;
  delete(path: string): void;
}

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Creates a thing in a tree; returns a function that Nx runs after writing the files. */
type Generator = (tree: Tree, options: Options) => Promise<() => void>;

/** Returns the arguments of `npm run new` that correspond to a generator's options. */
function argumentsOf(kind: Command, options: Options): readonly string[] {
  const said = kind.options.flatMap((option) => {
    const value = options[option.attributeName()];
    if (!option.long || value === undefined || value === false) return [];
    return value === true ? [option.long] : [option.long, value];
  });
  // After `--`, a name that begins with a dash is refused as a name.
  return ['new', kind.name(), ...said, '--', String(options[nameOf(kind).toLowerCase()])];
}

/**
 * Loads the commands as `npm run new` does: with the lists of the folders that are there now, and with drafts. Another
 * branch may have left lists of folders that are gone, from which no content loads.
 */
async function commands() {
  writeLists(here);
  process.env['SITE_PREVIEW'] = '1';
  return import('./program.ts');
}

function generatorOf(id: string): Generator {
  return async (tree, options) => {
    const { kinds, leftToSay, program } = await commands();
    const kind = kinds.find((one) => one.name() === id);
    if (!kind) throw new Error(`generators.json names "${id}", which npm run new does not make`);
    const intoTree: CarryOut = (_root, { changes, left }) => {
      for (const [file, text] of changes.write) tree.write(file, text);
      for (const folder of changes.remove) tree.delete(folder);
      if (left.length > 0) console.log(leftToSay(left).join('\n'));
    };
    const args = ['--root', tree.root, ...argumentsOf(kind, options)];
    await program(intoTree).parseAsync(args, { from: 'user' });
    return () => {
      writeLists(tree.root);
    };
  };
}

const here = fileURLToPath(new URL('../../..', import.meta.url));
const listed = JSON.parse(readFileSync(new URL('../generators.json', import.meta.url), 'utf8')) as {
  readonly generators: object;
};
const generators = Object.fromEntries(Object.keys(listed.generators).map((id) => [id, generatorOf(id)]));

// Nx loads the file, and calls the generator that `generators.json` names after the `#`: each kind has one, without a
// line here.
export { generators, generators as 'module.exports' };
