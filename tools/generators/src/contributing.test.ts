import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Planned } from './planned.ts';
import { kinds, program } from './program.ts';
import { here } from './testing.ts';

/** A thing of each kind: its folder, and what it is told. */
const things: Readonly<Record<string, { readonly folder: string; readonly told: readonly string[] }>> = {
  component: { folder: 'libs/ui/src/components/StarRow', told: ['StarRow'] },
  theme: { folder: 'libs/ui/src/themes/late-summer', told: ['late-summer', '--like', 'christmas'] },
  screen: { folder: 'libs/screens/src/size-guide', told: ['size-guide', '--regions', 'us,jp'] },
  'api-call': {
    folder: 'libs/api-client/src/calls/wish-list',
    told: ['wish-list', '--path', '/account/user/wish-list', '--answers', 'count'],
  },
  campaign: {
    folder: 'libs/content/src/campaigns/lantern-week',
    told: ['lantern-week', '--regions', 'jp,kr', '--opens', '2027-02-01T00:00', '--ends', '2027-02-08T00:00'],
  },
  product: {
    folder: 'libs/content/src/products/paper-lantern',
    told: ['paper-lantern', '--like', 'interstellar-scout-k1', '--regions', 'us,jp'],
  },
  region: {
    folder: 'libs/content/src/regions/es',
    told: [...['es', '--locale', 'es-ES', '--currency', 'EUR'], ...['--time-zone', 'Europe/Madrid', '--like', 'fr']],
  },
};

/** The numbers of files in CONTRIBUTING.md, by the kind of the thing that the row's command makes. */
const numbers = Object.fromEntries(
  [
    ...readFileSync(join(here, 'CONTRIBUTING.md'), 'utf8').matchAll(
      /^\| an? .*?`npm run new -- ([\w-]+).*\| (\w+) \|$/gm,
    ),
  ].map(([, kind = '', number]) => [kind, number]),
);

/** Returns what a command plans in this checkout, and writes nothing. */
async function planOf(args: readonly string[]): Promise<Planned> {
  const plans: Planned[] = [];
  await program((_root, planned) => plans.push(planned)).parseAsync(['new', ...args], { from: 'user' });
  return plans[0] ?? expect.fail('nothing was planned');
}

it.each(kinds.map((kind) => kind.name()))(
  'CONTRIBUTING.md says how many other files a new %s changes',
  async (kind) => {
    const { folder, told } =
      things[kind] ??
      expect.fail(`Say in contributing.test.ts what a new ${kind} is told, and which folder is its own.`);
    const { changes } = await planOf([kind, ...told]);
    expect(changes.remove).toEqual([]);
    // Words of a new language are files of their own beside those of the others.
    const others = [...changes.write.keys()].filter(
      (file) => !file.startsWith(`${folder}/`) && !file.endsWith('/es-ES.json'),
    );
    expect(numbers[kind], `the row of CONTRIBUTING.md with "npm run new -- ${kind}"`).toBe(String(others.length));
  },
);
