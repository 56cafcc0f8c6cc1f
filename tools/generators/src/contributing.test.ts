import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Planned } from './planned.ts';
import { kinds, program } from './program.ts';
import { here, exampleRegion, exampleRegionArgs } from './testing.ts';

/** An example of each kind: its folder, and the arguments of its command. */
const things: Readonly<Record<string, { readonly folder: string; readonly args: readonly string[] }>> = {
  component: { folder: 'libs/ui/src/components/StarRow', args: ['StarRow'] },
  theme: { folder: 'libs/ui/src/themes/late-summer', args: ['late-summer', '--like', 'christmas'] },
  screen: { folder: 'libs/screens/src/size-guide', args: ['size-guide', '--regions', 'us,jp'] },
  'api-call': {
    folder: 'libs/api-client/src/calls/wish-list',
    args: ['wish-list', '--path', '/account/user/wish-list', '--answers', 'count'],
  },
  campaign: {
    folder: 'libs/content/src/campaigns/lantern-week',
    args: ['lantern-week', '--regions', 'jp,kr', '--opens', '2027-02-01T00:00', '--ends', '2027-02-08T00:00'],
  },
  product: {
    folder: 'libs/content/src/products/paper-lantern',
    args: ['paper-lantern', '--like', 'interstellar-scout-k1', '--regions', 'us,jp'],
  },
  region: {
    folder: `libs/content/src/regions/${exampleRegion.id}`,
    args: exampleRegionArgs.slice(1),
  },
};

/** The numbers of files in CONTRIBUTING.md, by the kind of thing in each row's command. */
const numbers = Object.fromEntries(
  [
    ...readFileSync(join(here, 'CONTRIBUTING.md'), 'utf8').matchAll(
      /^\| an? .*?`npm run new -- ([\w-]+).*\| (\w+) \|$/gm,
    ),
  ].map(([, kind = '', number]) => [kind, number]),
);

/** Returns a command's plan in this checkout, without writing anything. */
async function planOf(args: readonly string[]): Promise<Planned> {
  const plans: Planned[] = [];
  await program((_root, planned) => plans.push(planned)).parseAsync(['new', ...args], { from: 'user' });
  return plans[0] ?? expect.fail('nothing was planned');
}

it.each(kinds.map((kind) => kind.name()))(
  'CONTRIBUTING.md shows how many other files a new %s changes',
  async (kind) => {
    const { folder, args } =
      things[kind] ??
      expect.fail(`Say in contributing.test.ts what a new ${kind} is told, and which folder is its own.`);
    const { changes } = await planOf([kind, ...args]);
    expect(changes.remove).toEqual([]);
    // The texts of a new language are separate files next to those of other languages.
    const others = [...changes.write.keys()].filter(
      (file) => !file.startsWith(`${folder}/`) && !file.endsWith(`/${exampleRegion.locale}.json`),
    );
    expect(numbers[kind], `the row of CONTRIBUTING.md with "npm run new -- ${kind}"`).toBe(String(others.length));
  },
);
