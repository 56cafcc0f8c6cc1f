import { products, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

type Stats = ComponentProps<typeof StatBand>['stats'];
const counted = ['servos', 'chips', 'voiceCommands'] as const;

/**
 * Returns the figures in large type: the numbers come from the product's hardware, the texts beside them from the
 * page's `labels`.
 */
export function figuresOf(
  { text }: ModelContext,
  product: ProductId,
  labels: (figure: (typeof counted)[number] | 'audioLines') => string,
): Stats {
  const hardware = { ...products[product].hardware };
  return [
    ...counted.map((figure) => ({ number: String(hardware[figure]), text: labels(figure) })),
    { number: text('specs.atLeast.short', { count: hardware.audioLines ?? 0 }), text: labels('audioLines') },
  ];
}
