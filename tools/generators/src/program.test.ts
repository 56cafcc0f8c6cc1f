import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { kinds, program } from './program.ts';

/** Runs an invalid command line, and returns its output. */
async function refused(...args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const quiet = (command: Command) => {
    command
      .exitOverride()
      .configureOutput({ writeErr: (text) => said.push(text), writeOut: (text) => said.push(text) });
    command.commands.forEach(quiet);
    return command;
  };
  const commands = quiet(program(() => said.push('carried out')));
  await expect(commands.parseAsync(args, { from: 'user' })).rejects.toThrow();
  return said.join('');
}

describe('invalid command line', () => {
  it('shows every kind if the kind is unknown', async () => {
    const said = await refused('new', 'page', 'wish-list');
    expect(said).toContain("unknown command 'page'");
    for (const kind of kinds) expect(said).toContain(`\n  ${kind.name()} `);
  });

  const asking = kinds.filter(({ options }) => options.some(({ mandatory }) => mandatory));

  it.each(asking.map((kind) => [kind.name(), kind] as const))(
    'shows all options of a %s if a required one is missing',
    async (name, kind) => {
      const said = await refused('new', name, 'wish-list');
      expect(said).toMatch(/required option '--.*' not specified/);
      for (const { flags } of kind.options) expect(said).toContain(`  ${flags} `);
    },
  );
});
