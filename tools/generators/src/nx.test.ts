import { copySources, linkPackages } from '@kinemorph/site/testing';
import type { Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nameOf } from './ask.ts';
import { formatted } from './changes.ts';
import { newComponent } from './component.ts';
import { generators } from './nx.ts';
import { kinds } from './program.ts';
import { changed, copyOf, filesOf, here } from './testing.ts';

const at = join(here, 'tools/generators');
const json = (value: object, file: string) =>
  resolveConfig(file).then((rules) => format(JSON.stringify(value), { ...rules, filepath: file }));

/** Returns the schema of a kind's options for Nx, from those of `npm run new`. */
function schemaOf(kind: Command): object {
  const name = nameOf(kind).toLowerCase();
  const described = (description: string, required: boolean) => ({
    description,
    ...(required && { 'x-prompt': description }),
  });
  return {
    $schema: 'https://json-schema.org/schema',
    $id: kind.name(),
    title: `Makes ${kind.description()}`,
    type: 'object',
    properties: {
      [name]: {
        type: 'string',
        ...described(`the ${name} of the ${kind.name()}`, true),
        $default: { $source: 'argv', index: 0 },
      },
      ...Object.fromEntries(
        kind.options.map((option) => [
          option.attributeName(),
          {
            type: option.required || option.optional ? 'string' : 'boolean',
            ...described(option.description, option.mandatory && option.defaultValue === undefined),
            ...(option.defaultValue !== undefined && { default: option.defaultValue }),
          },
        ]),
      ),
    },
    required: [name, ...kind.options.filter(({ mandatory }) => mandatory).map((option) => option.attributeName())],
    additionalProperties: false,
  };
}

/** A tree of Nx that only records the written files, as in a dry run. */
function dryRun(root: string) {
  const written = new Map<string, string>();
  return {
    root,
    written,
    write: (path: string, text: string) => written.set(path, text),
    delete: (path: string) => expect.fail(`${path} would be deleted`),
  };
}

describe('Nx generators', () => {
  it('are the kinds that npm run new creates', async () => {
    const listed = {
      generators: Object.fromEntries(
        kinds.map((kind) => [
          kind.name(),
          {
            factory: `./src/nx.ts#${kind.name()}`,
            schema: `./schemas/${kind.name()}.json`,
            description: `Makes ${kind.description()}`,
          },
        ]),
      ),
    };
    const file = join(at, 'generators.json');
    await expect(await json(listed, file)).toMatchFileSnapshot(file);
    expect(readdirSync(join(at, 'schemas')).sort()).toEqual(kinds.map((kind) => `${kind.name()}.json`).sort());
  });

  it.each(kinds.map((kind) => [kind.name(), kind] as const))(
    '%s takes the options of npm run new',
    async (id, kind) => {
      const file = join(at, `schemas/${id}.json`);
      await expect(await json(schemaOf(kind), file)).toMatchFileSnapshot(file);
    },
  );

  it('give Nx the files of npm run new, and write nothing themselves', async () => {
    const root = copyOf('libs/ui/src', '.prettierrc.json');
    const before = filesOf(root);
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const tree = dryRun(root);
    await generators['component']?.(tree, { name: 'StarRow', public: true });
    const { changes, left } = newComponent(root, 'StarRow', { public: true });
    expect(tree.written).toEqual((await formatted(root, changes)).write);
    expect(said.mock.calls.join()).toContain(left[0]);
    expect(changed(before, filesOf(root))).toEqual([]);
    said.mockRestore();
  });

  it('reject invalid names with the messages of npm run new', async () => {
    const root = copyOf('libs/ui/src');
    const made = (options: Record<string, string>) => generators['component']?.(dryRun(root), options);
    await expect(made({ name: 'starRow' })).rejects.toThrow(
      '"starRow" is no name of a component: write it like StarRow',
    );
    await expect(made({ name: '--public' })).rejects.toThrow('"--public" is no name of a component');
  });

  it('write the lists of folders first and include drafts, as npm run new does', () => {
    const isCode = (path: string) => !/\/(?:node_modules|dist|e2e)$|\.(?:avif|webp|webm|mp4|png|jpg|woff2)$/.test(path);
    const { root, remove } = copySources(
      'tools/generators/dist',
      ['libs', 'tools/generators/src', 'tools/generators/generators.json', 'apps/cn-site/package.json'],
      isCode,
    );
    onTestFinished(remove);
    linkPackages(root);
    // A leftover of another branch.
    const list = join(root, 'libs/content/src/campaigns/by-folder.ts');
    writeFileSync(list, `${readFileSync(list, 'utf8')}export { gone } from './gone/campaign.ts';\n`);
    const tree = `{ root: ${JSON.stringify(root)}, write: (path) => console.log(path) }`;
    const script = `require(${JSON.stringify(join(root, 'tools/generators/src/nx.ts'))}).component(${tree}, { name: 'StarRow' })
      .then(() => console.log('previews ' + process.env.SITE_PREVIEW))`;
    const said = execFileSync(process.execPath, ['--no-warnings', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, SITE_PREVIEW: '0' },
    });
    expect(said).toContain('libs/ui/src/components/StarRow/StarRow.tsx');
    expect(said).toContain('previews 1');
    expect(readFileSync(list, 'utf8')).not.toContain('gone');
  });

  it('can be loaded by require, as Nx does', () => {
    const script = `console.log(Object.keys(require(${JSON.stringify(join(at, 'src/nx.ts'))})).join())`;
    expect(execFileSync(process.execPath, ['--no-warnings', '-e', script], { encoding: 'utf8' }).trim()).toBe(
      kinds.map((kind) => kind.name()).join(),
    );
  });
});
