import { Icon, Select, VisuallyHidden } from '@kinemorph/ui';
import { memo } from 'react';
import { kinds, type DeskTimeline } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { type SetQuery } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import * as boardStyles from './Board.css.ts';
import { toggled, type Filter } from './filter.ts';
import { kindNames } from './kinds.ts';

/** Which regions, kinds, campaigns and products the timeline shows. */
export const Filters = memo(function Filters({
  timeline,
  filter,
  set,
}: {
  readonly timeline: DeskTimeline;
  readonly filter: Filter;
  readonly set: SetQuery;
}) {
  const count = [filter.regions.length > 0, filter.campaign !== null, filter.product !== null].filter(Boolean).length;
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
      <details className={viewStyles.moreFilters} open={count > 0 || undefined}>
        <summary className={viewStyles.summary}>
          <Icon name="chevron-down" />
          {count === 0 ? 'Regions, campaign, product' : `Regions, campaign, product · ${count} chosen`}
        </summary>
        <div className={viewStyles.filterGrid}>
          <fieldset className={viewStyles.group}>
            <legend className={viewStyles.legend}>Regions</legend>
            {timeline.regions.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={appStyles.small}
                title={name}
                aria-pressed={filter.regions.includes(id)}
                onClick={() => set({ regions: toggled(filter.regions, id).join(',') })}
              >
                {id}
                <VisuallyHidden> · {name}</VisuallyHidden>
              </button>
            ))}
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
    </div>
  );
});
