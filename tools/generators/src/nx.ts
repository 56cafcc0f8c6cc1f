import { writeLists } from '@kinemorph/content/lists';
import type { Command } from 'commander';
import { nameOf } from './ask.ts';
import { leftToSay, program, type CarryOut } from './program.ts';

/** What a generator needs of the tree of files that Nx hands it: what is written there reaches the disk unless it is a dry run. */
interface Tree {
  readonly root: string;
  write(path: string, text: string): void;
  delete(path: string): void;
}

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Makes a thing in a tree; returns what Nx runs once the files are written. */
type Generator = (tree: Tree, options: Options) => Promise<() => void>;

/** The kinds of things that `npm run new` makes. */
export const kinds: readonly Command[] = program().commands.find((command) => command.name() === 'new')?.commands ?? [];

/** Returns the arguments of `npm run new` that say the same as the options of a generator. */
function argumentsOf(kind: Command, options: Options): readonly string[] {
  const said = kind.options.flatMap((option) => {
    const value = options[option.attributeName()];
    if (!option.long || value === undefined || value === false) return [];
    return value === true ? [option.long] : [option.long, String(value)];
  });
  // After `--`, a name that begins with a dash is refused as a name.
  return ['new', kind.name(), ...said, '--', String(options[nameOf(kind).toLowerCase()])];
}

function generatorOf(kind: Command): Generator {
  return async (tree, options) => {
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

const generators = Object.fromEntries(kinds.map((kind) => [kind.name(), generatorOf(kind)]));

// Nx requires the file, and takes the generator that `generators.json` names after the `#`: each kind has one, without a line here.
export { generators, generators as 'module.exports' };
