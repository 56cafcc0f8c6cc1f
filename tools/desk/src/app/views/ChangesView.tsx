import type { Instant } from '@kinemorph/content/time';
import { Field, Skeleton, VisuallyHidden } from '@kinemorph/ui';
import { useMemo, useState } from 'react';
import type { Comparison, Difference, Outcome } from '../../api.ts';
import { byThing, type DifferenceOnPages } from '../../changes/by-thing.ts';
import { sayKind, sayPage } from '../../changes/say.ts';
import { instantText, wallOf, wallText } from '../../time/local-time.ts';
import { readTyped } from '../../time/typed-instant.ts';
import * as appStyles from '../App.css.ts';
import { Problem } from '../parts/Problem.tsx';
import { BeforeAndAfter } from '../parts/BeforeAndAfter.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import { instantParam, readInstant, readList, useAddress } from '../state/address.ts';
import { justBefore } from '../state/nearest.ts';
import { useAnswer } from '../state/server.ts';
import { toggled } from '../timeline/filter.ts';
import { boundariesOf } from '../timeline/next.ts';
import { sayInstant } from '../timeline/say-time.ts';
import * as viewStyles from './TimelineView.css.ts';
import * as styles from './ChangesView.css.ts';

/** What is different at an instant, on every page of every region; compared with the millisecond before it, or with any other instant. */
export function ChangesView({ timeline, now }: ViewProps) {
  const { query, set } = useAddress();
  const bars = timeline.bars;
  const boundaries = useMemo(() => boundariesOf(bars), [bars]);
  const asked = readInstant(query, 'after');
  const after = asked ?? boundaries.findLast((moment) => moment <= now) ?? now;
  const before = readInstant(query, 'before') ?? justBefore(after);
  const regions = readList(query, 'regions');
  const path = `/api/compare?before=${encodeURIComponent(instantText(before, 'UTC'))}&after=${encodeURIComponent(instantText(after, 'UTC'))}&regions=${regions.join(',')}`;
  const answer = useAnswer<Outcome<Comparison>>(path, timeline.version);
  const found = answer.value?.ok ? answer.value.value : undefined;
  const step = (to: Instant | undefined) => to !== undefined && set({ after: instantParam(to), before: undefined });
  return (
    <>
      <div className={viewStyles.tools}>
        <h1 className={viewStyles.period}>What changes</h1>
        <button
          type="button"
          className={appStyles.small}
          onClick={() => step(boundaries.findLast((moment) => moment < after))}
        >
          ‹ Boundary before
        </button>
        <button
          type="button"
          className={appStyles.small}
          onClick={() => step(boundaries.find((moment) => moment > after))}
        >
          Next boundary ›
        </button>
        <a className={appStyles.small} href={path.replace('/api/compare?', '/api/compare.csv?')}>
          As a sheet (CSV)
        </a>
        <button type="button" className={appStyles.small} onClick={() => print()}>
          Print
        </button>
      </div>
      <div className={styles.form}>
        <InstantField label="At, in UTC" at={after} onSet={(at) => set({ after: instantParam(at) })} />
        <InstantField label="Compared with, in UTC" at={before} onSet={(at) => set({ before: instantParam(at) })} />
        <fieldset className={viewStyles.group}>
          <legend className={viewStyles.legend}>Regions</legend>
          {timeline.regions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={appStyles.small}
              title={name}
              aria-pressed={regions.includes(id)}
              onClick={() => set({ regions: toggled(regions, id).join(',') })}
            >
              {id}
              <VisuallyHidden> · {name}</VisuallyHidden>
            </button>
          ))}
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

/** A typed instant in UTC. */
function InstantField({
  label,
  at,
  onSet,
}: {
  readonly label: string;
  readonly at: Instant;
  readonly onSet: (at: Instant) => void;
}) {
  const asText = wallText(wallOf(at, 'UTC')) + (at % 1000 === 0 ? '' : `.${String(at % 1000).padStart(3, '0')}`);
  const [typed, setTyped] = useState(asText);
  const [shown, setShown] = useState(asText);
  if (shown !== asText) {
    setShown(asText);
    setTyped(asText);
  }
  const read = typed === asText ? { instant: at } : readTyped(typed, 'UTC');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if ('instant' in read) onSet(read.instant);
      }}
    >
      <Field
        label={label}
        value={typed}
        error={'problem' in read ? read.problem : undefined}
        hint={typed === asText ? undefined : 'Press Enter to compare'}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}

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
  const [pair, setPair] = useState<Pick<Difference, 'region' | 'path'>>();
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
          region={shown}
          path={pair.path ?? ''}
          before={before}
          after={after}
          siteOrigin={timeline.sites[shown.site]}
          onClose={() => setPair(undefined)}
        />
      )}
      {timeline.regions
        .filter(({ id }) => byRegion.has(id))
        .map(({ id, name, timeZone }) => (
          <section key={id} className={styles.group} aria-labelledby={`in-${id}`}>
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
                  {byRegion.get(id)?.map((one, index) => (
                    <DifferenceRow
                      key={index}
                      one={one}
                      onShow={(path) => setPair({ region: one.region, ...(path !== undefined && { path }) })}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ))}
    </>
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
