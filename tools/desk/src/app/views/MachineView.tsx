import type { Instant } from '@kinemorph/content/time';
import { Button, Select, Skeleton } from '@kinemorph/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskPage, DeskRegion } from '../../api.ts';
import { sayPage } from '../../changes/say.ts';
import { startOf, wallOf } from '../../time/local-time.ts';
import * as appStyles from '../App.css.ts';
import { BoundarySteps } from '../parts/BoundarySteps.tsx';
import { InstantField } from '../parts/InstantField.tsx';
import { PressedButtons } from '../parts/PressedButtons.tsx';
import { devices, PreviewFrame, useScrolledTogether, type Device } from '../parts/PreviewFrame.tsx';
import { RegionButtons } from '../parts/RegionButtons.tsx';
import { Problem } from '../parts/Problem.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import { instantParam, readInstant, readList, useAddress } from '../state/address.ts';
import { useAnswer } from '../state/server.ts';
import { boundariesOf } from '../timeline/next.ts';
import { sayInstant } from '../timeline/say-time.ts';
import { Words } from '../words/Words.tsx';
import * as styles from './MachineView.css.ts';
import * as viewStyles from './TimelineView.css.ts';

const dayMs = 24 * 60 * 60 * 1000;
const playMs = 10_000;
const deviceNames: Readonly<Record<Device, string>> = {
  phone: devices.phone.name,
  tablet: devices.tablet.name,
  window: devices.window.name,
};

/** A page in the chosen regions side by side, at the chosen instant. */
export function MachineView({ timeline, now, pagesVersion }: ViewProps) {
  const { query, set } = useAddress();
  const [opened] = useState(now);
  const at = readInstant(query, 'at') ?? opened;
  const path = query.get('page') ?? '';
  const device = readDevice(query.get('device'));
  const page = timeline.pages.find((one) => one.path === path);
  const regions = regionsOf(timeline.regions, page, readList(query, 'regions'));
  const zone = regions[0]?.timeZone ?? 'UTC';
  const boundaries = boundariesOf(timeline.bars.filter(({ region }) => regions.some(({ id }) => id === region)));
  const { playing, play, stop, shown } = usePlay(at, zone, boundaries, (to) =>
    set({ at: instantParam(to) }, { replace: true }),
  );
  const areWordsOn = query.get('words') !== null;
  return (
    <>
      <div className={viewStyles.tools}>
        <h1 className={viewStyles.period}>{sayInstant(shown, zone)}</h1>
        <BoundarySteps at={at} boundaries={boundaries} onStep={(to) => set({ at: instantParam(to) })} />
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
        <InstantField
          label={`At, in ${zone}`}
          zone={zone}
          hint="Press Enter to see it"
          at={at}
          onSet={(to) => set({ at: instantParam(to) })}
        />
        <PreviewChoices timeline={timeline} page={page} path={path} device={device} regions={regions} />
      </div>
      <Frames
        timeline={timeline}
        pagesVersion={pagesVersion}
        regions={regions}
        path={path}
        at={at}
        device={device}
        areWordsOn={areWordsOn}
      />
    </>
  );
}

interface PreviewChoicesProps {
  readonly timeline: ViewProps['timeline'];
  readonly page: DeskPage | undefined;
  readonly path: string;
  readonly device: Device;
  readonly regions: readonly DeskRegion[];
}

/** The fields that choose the page, the device and the regions of the previews. */
function PreviewChoices({ timeline, page, path, device, regions }: PreviewChoicesProps) {
  const { set } = useAddress();
  return (
    <>
      <Select
        className={styles.path}
        label="Page"
        value={path}
        options={timeline.pages.map((one) => ({ value: one.path, label: sayPage(one.path) }))}
        onChange={({ currentTarget }) => set({ page: currentTarget.value })}
      />
      <Devices device={device} onChoose={(name) => set({ device: name === 'window' ? undefined : name })} />
      <div className={viewStyles.group} role="group" aria-label="Regions">
        <RegionButtons
          regions={timeline.regions}
          chosen={regions.map(({ id }) => id)}
          onChoose={(chosen) => set({ regions: chosen.join(',') })}
          isOut={({ id }) => !page?.regions.includes(id)}
        />
      </div>
    </>
  );
}

/**
 * The regions that are selected at first: four frames fit on a screen, and these differ most in offers, prices and
 * writing.
 */
const firstRegions: readonly string[] = ['us', 'uk', 'de', 'jp'];

/** Returns the selected regions that have the page. */
function regionsOf(all: readonly DeskRegion[], page: DeskPage | undefined, requested: readonly string[]) {
  const wanted = requested.length === 0 ? firstRegions : requested;
  return all.filter(({ id }) => page?.regions.includes(id) && wanted.includes(id));
}

const readDevice = (name: string | null): Device => (name === 'phone' || name === 'tablet' ? name : 'window');

function Devices({ device, onChoose }: { readonly device: Device; readonly onChoose: (name: Device) => void }) {
  return <PressedButtons label="Device" names={deviceNames} isPressed={(name) => name === device} onPress={onChoose} />;
}

interface FramesProps {
  readonly timeline: ViewProps['timeline'];
  readonly pagesVersion: ViewProps['pagesVersion'];
  readonly regions: readonly DeskRegion[];
  readonly path: string;
  readonly at: Instant;
  readonly device: Device;
  readonly areWordsOn: boolean;
}

/** The page in each region, once the sites of the previews run. */
function Frames({ timeline, pagesVersion, regions, path, at, device, areWordsOn }: FramesProps) {
  const previews = useAnswer<{ readonly port: number }>('/api/previews');
  useScrolledTogether();
  const { version, sites } = timeline;
  if (previews.status === 'failed') return <Problem retry={previews.again}>{previews.problem}</Problem>;
  const { value } = previews;
  if (!value)
    return (
      <div aria-busy="true">
        <p className={appStyles.soft} role="status">
          Starting both sites from their source; the first time this takes a few seconds…
        </p>
        <Skeleton shape="picture" ratio="square" />
      </div>
    );
  return (
    <>
      {regions.length === 0 && <p className={viewStyles.empty}>None of the chosen regions has this page.</p>}
      <div className={areWordsOn ? viewStyles.view : undefined}>
        <div className={styles.frames[device]}>
          {regions.map((region) => (
            <PreviewFrame
              key={region.id}
              port={value.port}
              region={region}
              path={path}
              at={at}
              device={device}
              title={region.name}
              siteOrigin={sites[region.site]}
              version={pagesVersion}
            />
          ))}
        </div>
        {areWordsOn && <Words version={version} />}
      </div>
    </>
  );
}

/** A day that is played: the instant that it plays from, and when that began, in milliseconds of the page. */
interface Run {
  readonly from: Instant;
  readonly began: number;
}

/**
 * Plays the local day around an instant in ten seconds. The frames load only at boundaries: between two of them only
 * countdowns change.
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
