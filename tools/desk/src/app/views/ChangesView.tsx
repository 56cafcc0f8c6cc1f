import type { Instant } from '@kinemorph/content/time';
import { Skeleton, VisuallyHidden } from '@kinemorph/ui';
import { useMemo, useState } from 'react';
import type { Comparison, DeskRegion, Difference, Outcome } from '../../api.ts';
import { byThing, type DifferenceOnPages } from '../../changes/by-thing.ts';
import { sayKind, sayPage } from '../../changes/say.ts';
import { instantText } from '../../time/local-time.ts';
import * as appStyles from '../App.css.ts';
import { Problem } from '../parts/Problem.tsx';
import { BeforeAndAfter } from '../parts/BeforeAndAfter.tsx';
import { BoundarySteps } from '../parts/BoundarySteps.tsx';
import { InstantField } from '../parts/InstantField.tsx';
import { RegionButtons } from '../parts/RegionButtons.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import { instantParam, readInstant, readList, useAddress } from '../state/address.ts';
import { justBefore, timeToWatch } from '../state/nearest.ts';
import { useAnswer } from '../state/server.ts';
import { boundariesOf } from '../timeline/next.ts';
import { sayInstant, sharedZone } from '../timeline/say-time.ts';
import * as viewStyles from './TimelineView.css.ts';
import * as styles from './ChangesView.css.ts';

/**
 * The differences at an instant, on every page of every region, compared with the millisecond before it or with any
 * other instant.
 */
export function ChangesView({ timeline, now }: ViewProps) {
  const { query, set } = useAddress();
  const bars = timeline.bars;
  const boundaries = useMemo(() => boundariesOf(bars), [bars]);
  const after = readInstant(query, 'after') ?? boundaries.findLast((moment) => moment <= now) ?? now;
  const before = readInstant(query, 'before') ?? justBefore(after);
  const regions = readList(query, 'regions');
  const zone = sharedZone(timeline.regions.filter(({ id }) => regions.length === 0 || regions.includes(id)));
  const path = `/api/compare?before=${encodeURIComponent(instantText(before, 'UTC'))}&after=${encodeURIComponent(instantText(after, 'UTC'))}&regions=${regions.join(',')}`;
  const answer = useAnswer<Outcome<Comparison>>(path, timeline.version);
  const found = answer.value?.ok ? answer.value.value : undefined;
  return (
    <>
      <Tools
        csv={path.replace('/api/compare?', '/api/compare.csv?')}
        at={after}
        boundaries={boundaries}
        onStep={(to) => set({ after: instantParam(to), before: undefined })}
      />
      <div className={styles.form}>
        <InstantField
          label={`At, in ${zone}`}
          zone={zone}
          hint="Press Enter to compare"
          at={after}
          onSet={(at) => set({ after: instantParam(at) })}
        />
        <InstantField
          label={`Compared with, in ${zone}`}
          zone={zone}
          hint="Press Enter to compare"
          at={before}
          onSet={(at) => set({ before: instantParam(at) })}
        />
        <fieldset className={viewStyles.group}>
          <legend className={viewStyles.legend}>Regions</legend>
          <RegionButtons
            regions={timeline.regions}
            chosen={regions}
            onChoose={(chosen) => set({ regions: chosen.join(',') })}
          />
        </fieldset>
      </div>
      {answer.status === 'failed' && <Problem retry={answer.again}>{answer.problem}</Problem>}
      {answer.status === 'loading' && (
        <div aria-busy="true">
          <p className={appStyles.soft} role="status">
            Comparing every page at both instants…
          </p>
          {!found && <Skeleton shape="table" lines={6} columns={4} />}
        </div>
      )}
      {found && <Found comparison={found} timeline={timeline} />}
    </>
  );
}

interface ToolsProps {
  /** Address of the comparison as a CSV file. */
  readonly csv: string;
  readonly at: Instant;
  readonly boundaries: readonly Instant[];
  readonly onStep: (to: Instant) => void;
}

function Tools({ csv, ...steps }: ToolsProps) {
  return (
    <div className={viewStyles.tools}>
      <h1 className={viewStyles.period}>What changes</h1>
      <BoundarySteps {...steps} />
      <a className={appStyles.small} href={csv}>
        As a sheet (CSV)
      </a>
      <button type="button" className={appStyles.small} onClick={() => print()}>
        Print
      </button>
    </div>
  );
}

/** A page of a region; without a path the home, as an example of parts that all pages share. */
type Pair = Pick<Difference, 'region' | 'path'>;

function Found({
  comparison,
  timeline,
}: {
  readonly comparison: Comparison;
  readonly timeline: ViewProps['timeline'];
}) {
  const { differences, pages, same, before, after } = comparison;
  const things = byThing(differences);
  const byRegion = Map.groupBy(things, ({ region }) => region);
  const [pair, setPair] = useState<Pair>();
  const shown = timeline.regions.find(({ id }) => id === pair?.region);
  return (
    <>
      <p className={styles.same}>
        {things.length === 0
          ? 'Nothing changes: '
          : `${things.length === 1 ? 'One thing changes' : `${things.length} things change`}. Nothing else does: `}
        {same} of {pages} pages in{' '}
        {comparison.regions.length === 1 ? 'one region' : `${comparison.regions.length} regions`} stay exactly as they
        are.
      </p>
      {pair && shown && (
        <BeforeAndAfter
          key={`${pair.region} ${pair.path}`}
          region={shown}
          path={pair.path ?? ''}
          before={timeToWatch(before, boundariesOf(timeline.bars.filter(({ region }) => region === pair.region)))}
          after={after}
          siteOrigin={timeline.sites[shown.site]}
          onClose={() => setPair(undefined)}
        />
      )}
      {timeline.regions.map((region) => {
        const own = byRegion.get(region.id);
        return own && <RegionChanges key={region.id} region={region} after={after} things={own} onShow={setPair} />;
      })}
    </>
  );
}

interface RegionChangesProps {
  readonly region: DeskRegion;
  readonly after: Instant;
  readonly things: readonly DifferenceOnPages[];
  readonly onShow: (pair: Pair) => void;
}

/** A table of the changes in one region. */
function RegionChanges({ region: { id, name, timeZone }, after, things, onShow }: RegionChangesProps) {
  return (
    <section className={styles.group} aria-labelledby={`in-${id}`}>
      <h2 id={`in-${id}`} className={styles.heading}>
        {name} <span className={appStyles.soft}>{sayInstant(after, timeZone)}</span>
      </h2>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`What changes in ${name}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Page', 'What', 'About', 'Before → after', 'Picture'].map((head) => (
                <th key={head} className={styles.cell} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things.map((one, index) => (
              <DifferenceRow
                key={index}
                one={one}
                onShow={(path) => onShow({ region: one.region, ...(path !== undefined && { path }) })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function DifferenceRow({
  one: { paths, kind, about, before, after },
  onShow,
}: {
  readonly one: DifferenceOnPages;
  readonly onShow: (path: string | undefined) => void;
}) {
  const [first, ...more] = paths;
  return (
    <tr>
      <td className={styles.cell}>
        {sayPage(first)}
        {more.length > 0 && (
          <details className={appStyles.soft}>
            <summary>and {more.length} more</summary>
            {more.map((path) => (
              <div key={path ?? ''}>{sayPage(path)}</div>
            ))}
          </details>
        )}
      </td>
      <td className={`${styles.cell} ${styles.narrow}`}>{sayKind[kind]}</td>
      <th className={styles.cell} scope="row">
        {about}
      </th>
      <td className={styles.cell}>
        {before === undefined ? (
          <span className={appStyles.soft}>new: </span>
        ) : (
          <del className={styles.was}>{before}</del>
        )}
        {before !== undefined && <span className={styles.arrow}>→</span>}
        {after === undefined ? <span className={appStyles.soft}>gone</span> : <ins className={styles.is}>{after}</ins>}
      </td>
      <td className={styles.cell}>
        <button type="button" className={appStyles.small} onClick={() => onShow(first)}>
          Show
          <VisuallyHidden>
            {' '}
            before and after: {sayPage(first)}, {about}
          </VisuallyHidden>
        </button>
      </td>
    </tr>
  );
}
