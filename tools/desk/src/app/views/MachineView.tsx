import type { Instant } from '@kinemorph/content/time';
import { Button, Select, Skeleton, VisuallyHidden } from '@kinemorph/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { sayPage } from '../../changes/say.ts';
import { startOf, wallOf } from '../../time/local-time.ts';
import * as appStyles from '../App.css.ts';
import { devices, PreviewFrame, useScrolledTogether, type Device } from '../parts/PreviewFrame.tsx';
import { Problem } from '../parts/Problem.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import { instantParam, readInstant, readList, useAddress } from '../state/address.ts';
import { useAnswer } from '../state/server.ts';
import { toggled } from '../timeline/filter.ts';
import { boundariesOf } from '../timeline/next.ts';
import { sayInstant } from '../timeline/say-time.ts';
import { Words } from '../words/Words.tsx';
import * as styles from './MachineView.css.ts';
import * as viewStyles from './TimelineView.css.ts';

const dayMs = 24 * 60 * 60 * 1000;
const playMs = 10_000;
/** What the page opens with: four frames fit a screen, and these regions differ most in offers, prices and writing. */
const shownFirst: readonly string[] = ['us', 'uk', 'de', 'jp'];

/** A page in up to eight regions side by side, at the chosen instant. */
export function MachineView({ timeline, now }: ViewProps) {
  const { query, set } = useAddress();
  const [opened] = useState(now);
  const at = readInstant(query, 'at') ?? opened;
  const path = query.get('page') ?? '';
  const asked = readList(query, 'regions');
  const device: Device =
    query.get('device') === 'phone' ? 'phone' : query.get('device') === 'tablet' ? 'tablet' : 'window';
  const page = timeline.pages.find((one) => one.path === path);
  const regions = timeline.regions.filter(
    ({ id }) => page?.regions.includes(id) && (asked.length === 0 ? shownFirst : asked).includes(id),
  );
  const boundaries = boundariesOf(timeline.bars.filter(({ region }) => regions.some(({ id }) => id === region)));
  const previews = useAnswer<{ readonly port: number }>('/api/previews');
  const go = (to: Instant | undefined) => to !== undefined && set({ at: instantParam(to) });
  const { playing, play, stop, shown } = usePlay(at, regions[0]?.timeZone ?? 'UTC', boundaries, (to) =>
    set({ at: instantParam(to) }, { replace: true }),
  );
  useScrolledTogether();
  const areWordsOn = query.get('words') !== null;
  const first = regions[0];
  return (
    <>
      <div className={viewStyles.tools}>
        <h1 className={viewStyles.period}>{sayInstant(shown, first?.timeZone ?? 'UTC')}</h1>
        <button
          type="button"
          className={appStyles.small}
          onClick={() => go(boundaries.findLast((moment) => moment < at))}
        >
          ‹ Boundary before
        </button>
        <button type="button" className={appStyles.small} onClick={() => go(boundaries.find((moment) => moment > at))}>
          Next boundary ›
        </button>
        <Button tone="outline" onClick={playing ? stop : play}>
          {playing ? 'Stop' : 'Play this day'}
        </Button>
        <button
          type="button"
          className={appStyles.small}
          aria-pressed={areWordsOn}
          onClick={() => set({ words: areWordsOn ? undefined : 'on', word: undefined, in: undefined })}
        >
          Change words
        </button>
      </div>
      <div className={viewStyles.tools}>
        <Select
          className={styles.path}
          label="Page"
          value={path}
          options={timeline.pages.map((one) => ({ value: one.path, label: sayPage(one.path) }))}
          onChange={({ currentTarget }) => set({ page: currentTarget.value })}
        />
        <div className={viewStyles.group} role="group" aria-label="Device">
          {(Object.keys(devices) as Device[]).map((name) => (
            <button
              key={name}
              type="button"
              className={appStyles.small}
              aria-pressed={device === name}
              onClick={() => set({ device: name === 'window' ? undefined : name })}
            >
              {devices[name].name}
            </button>
          ))}
        </div>
        <div className={viewStyles.group} role="group" aria-label="Regions">
          {timeline.regions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={appStyles.small}
              title={name}
              disabled={!page?.regions.includes(id)}
              aria-pressed={regions.some((region) => region.id === id)}
              onClick={() =>
                set({
                  regions: toggled(
                    regions.map((region) => region.id),
                    id,
                  ).join(','),
                })
              }
            >
              {id}
              <VisuallyHidden> · {name}</VisuallyHidden>
            </button>
          ))}
        </div>
      </div>
      {previews.status === 'failed' && <Problem retry={previews.again}>{previews.problem}</Problem>}
      {previews.status === 'loading' && (
        <div aria-busy="true">
          <p className={appStyles.soft} role="status">
            Starting both sites from their source; the first time this takes a few seconds…
          </p>
          <Skeleton shape="picture" ratio="square" />
        </div>
      )}
      {previews.value && regions.length === 0 && (
        <p className={viewStyles.empty}>None of the chosen regions has this page.</p>
      )}
      {previews.value && (
        <div className={areWordsOn ? viewStyles.view : undefined}>
          <div className={styles.frames[device]}>
            {regions.map((region) => (
              <PreviewFrame
                key={region.id}
                port={previews.value?.port ?? 0}
                region={region}
                path={path}
                at={at}
                device={device}
                title={region.name}
                siteOrigin={timeline.sites[region.site]}
                version={timeline.version.replace('!', '')}
              />
            ))}
          </div>
          {areWordsOn && <Words version={timeline.version} />}
        </div>
      )}
    </>
  );
}

/** A day that is played: the instant that it plays from, and when that began, in milliseconds of the page. */
interface Run {
  readonly from: Instant;
  readonly began: number;
}

/**
 * Plays the local day around an instant in ten seconds. The frames load only where something changes: between two boundaries no
 * page changes but for its countdowns.
 */
function usePlay(
  at: Instant,
  timeZone: string,
  boundaries: readonly Instant[],
  onReach: (at: Instant) => void,
): { readonly playing: boolean; readonly shown: Instant; readonly play: () => void; readonly stop: () => void } {
  const [run, setRun] = useState<Run>();
  const [shown, setShown] = useState<Instant>();
  const step = useEffectEvent((begun: Run, reached: Instant): Instant => {
    const end = begun.from + dayMs;
    const to = Math.min(end, begun.from + ((performance.now() - begun.began) / playMs) * dayMs);
    const passed = boundaries.findLast((moment) => moment > reached && moment <= to);
    if (passed !== undefined) onReach(passed);
    setShown(to);
    if (to === end) setRun(undefined);
    return passed ?? reached;
  });
  useEffect(() => {
    if (!run) return;
    let reached = run.from;
    const timer = setInterval(() => {
      reached = step(run, reached);
    }, 50);
    return () => clearInterval(timer);
  }, [run]);
  const play = () => {
    const from = startOf({ ...wallOf(at, timeZone), hour: 0, minute: 0, second: 0 }, timeZone);
    onReach(from);
    setRun({ from, began: performance.now() });
  };
  return {
    playing: run !== undefined,
    shown: run && shown !== undefined ? shown : at,
    play,
    stop: () => setRun(undefined),
  };
}
