import type { ModelContext } from '@kinemorph/site';
import type { CommandGroup, CommandSearch } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

export type CommandsModel = Pick<ComponentProps<typeof CommandSearch>, 'groups' | 'labels'>;

/**
 * Returns all commands of a product, in groups that can be searched. The texts of a group are its title and its
 * phrases, one on each line.
 */
export function commandsModel(
  { text }: ModelContext,
  groups: readonly { readonly title: string; readonly phrases: string }[],
): CommandsModel {
  const listed: readonly CommandGroup[] = groups.map(({ title, phrases }) => ({
    title,
    commands: phrases.split('\n'),
  }));
  const number = listed.reduce((sum, { commands }) => sum + commands.length, 0);
  return {
    groups: listed,
    labels: {
      search: text('commands.search'),
      found: [
        text('commands.none'),
        ...Array.from({ length: number }, (_, index) => text('commands.found', { count: index + 1 })),
      ],
    },
  };
}
