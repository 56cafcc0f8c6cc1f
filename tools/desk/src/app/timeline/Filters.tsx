import { Icon, Select } from '@kinemorph/ui';
import { memo } from 'react';
import { kinds, type DeskTimeline } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { RegionButtons } from '../parts/RegionButtons.tsx';
import { type SetQuery } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import * as boardStyles from './Board.css.ts';
import { toggled, type Filter } from './filter.ts';
import { kindNames } from './kinds.ts';

interface FiltersProps {
  readonly timeline: DeskTimeline;
  readonly filter: Filter;
  readonly set: SetQuery;
}

/** Controls that select the regions, kinds, campaigns and products of the timeline. */
export const Filters = memo(function Filters({ timeline, filter, set }: FiltersProps) {
  return (
    <div className={viewStyles.filters}>
      <fieldset className={viewStyles.kinds}>
        <legend className={viewStyles.legend}>Kinds</legend>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={appStyles.chip}
            aria-pressed={filter.kinds.includes(kind)}
            onClick={() => set({ kinds: toggled(filter.kinds, kind).join(',') })}
          >
            <span className={boardStyles.swatches[kind]} />
            {kindNames[kind]}
          </button>
        ))}
      </fieldset>
      <MoreFilters timeline={timeline} filter={filter} set={set} />
    </div>
  );
});

/** The filters that are collapsed while none of them is set. */
function MoreFilters({ timeline, filter, set }: FiltersProps) {
  const count = [filter.regions.length > 0, filter.campaign !== null, filter.product !== null].filter(Boolean).length;
  return (
    <details className={viewStyles.moreFilters} open={count > 0 || undefined}>
      <summary className={viewStyles.summary}>
        <Icon name="chevron-down" />
        {count === 0 ? 'Regions, campaign, product' : `Regions, campaign, product · ${count} chosen`}
      </summary>
      <div className={viewStyles.filterGrid}>
        <fieldset className={viewStyles.group}>
          <legend className={viewStyles.legend}>Regions</legend>
          <RegionButtons
            regions={timeline.regions}
            chosen={filter.regions}
            onChoose={(chosen) => set({ regions: chosen.join(',') })}
          />
        </fieldset>
        <Select
          label="Campaign"
          value={filter.campaign ?? ''}
          options={[
            { value: '', label: 'All campaigns' },
            ...timeline.campaigns.map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ currentTarget }) => set({ campaign: currentTarget.value })}
        />
        <Select
          label="Product"
          value={filter.product ?? ''}
          options={[
            { value: '', label: 'All products' },
            ...timeline.products.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => set({ product: currentTarget.value })}
        />
      </div>
    </details>
  );
}
