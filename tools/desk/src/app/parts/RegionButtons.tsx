import { VisuallyHidden } from '@kinemorph/ui';
import type { DeskRegion } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { toggled } from '../timeline/filter.ts';

interface RegionButtonsProps {
  readonly regions: readonly DeskRegion[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  /** Regions that cannot be chosen here. */
  readonly isOut?: (region: DeskRegion) => boolean;
}

/** A button for each region, by its id. */
export function RegionButtons({ regions, chosen, onChoose, isOut }: RegionButtonsProps) {
  return regions.map((region) => (
    <button
      key={region.id}
      type="button"
      className={appStyles.small}
      title={region.name}
      disabled={isOut?.(region)}
      aria-pressed={chosen.includes(region.id)}
      onClick={() => onChoose(toggled(chosen, region.id))}
    >
      {region.id}
      <VisuallyHidden> · {region.name}</VisuallyHidden>
    </button>
  ));
}
