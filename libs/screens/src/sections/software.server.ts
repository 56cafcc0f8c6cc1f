import type { PageContext } from '@kinemorph/site';
import type { LinkAction } from '@kinemorph/ui';

/** The ways to program a robot, from the first to the last that one learns. */
export const waysToProgram = ['block', 'manual', 'voice', 'computer'] as const;

/** The names of those ways. */
export function programmingModes({ text }: Pick<PageContext, 'text'>): string[] {
  return waysToProgram.map((way) => text(`specs.programming.${way}`));
}

type Door = 'studio' | 'hub';

/** The ways to the creation studio and to the hub, in the order of their labels; one that the region lacks is left out. */
export function softwareDoors(
  { links }: PageContext,
  doors: Readonly<Record<Door, Pick<LinkAction, 'label' | 'tone'>>>,
): LinkAction[] {
  return (Object.keys(doors) as Door[]).flatMap((hub) => {
    const href = links.to({ hub });
    return href === undefined ? [] : [{ ...doors[hub], href, external: true }];
  });
}
