import type { ModelContext } from '@kinemorph/site';
import type { LinkAction } from '@kinemorph/ui';

/** The methods to program a robot, from the first to the last that a user learns. */
export const waysToProgram = ['block', 'manual', 'voice', 'computer'] as const;

/** Returns the names of those methods. */
export function programmingModes({ text }: Pick<ModelContext, 'text'>): string[] {
  return waysToProgram.map((way) => text(`specs.programming.${way}`));
}

type SoftwareLink = 'studio' | 'hub';

/**
 * Returns the links to the creation studio and to the hub, in the order of their labels; one that the region lacks is
 * left out.
 */
export function softwareLinks(
  { links }: ModelContext,
  labels: Readonly<Record<SoftwareLink, Pick<LinkAction, 'label' | 'tone'>>>,
): LinkAction[] {
  return (Object.keys(labels) as SoftwareLink[]).flatMap((hub) => {
    const href = links.to({ hub });
    return href === undefined ? [] : [{ ...labels[hub], href, external: true }];
  });
}
