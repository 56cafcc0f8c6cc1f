import type { Instant } from '@kinemorph/content/time';
import { Badge, Button } from '@kinemorph/ui';
import { useBroughtIntoView } from '../parts/use-brought-into-view.ts';
import type { Bar, DeskRegion, DeskTimeline, Edge } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { follow, instantParam } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { EdgeEditor } from './EdgeEditor.tsx';
import { sayFinding } from './Findings.tsx';
import { kindName } from './kinds.ts';
import { sayInstant } from './say-time.ts';

interface BarPanelProps {
  readonly timeline: DeskTimeline;
  readonly bars: readonly Bar[];
  readonly dropped: { readonly bar: string; readonly edge: Edge; readonly to: Instant } | undefined;
  readonly onClose: () => void;
}

/** The details of a bar: its kind, its start and end in three time zones, and the fields to move them. */
export function BarPanel({ timeline, bars, dropped, onClose }: BarPanelProps) {
  const panel = useBroughtIntoView();
  const [bar] = bars;
  if (!bar) return null;
  const region = timeline.regions.find(({ id }) => id === bar.region);
  const marks = timeline.marks.filter((mark) => bars.some(({ id }) => id === mark.bar));
  return (
    <section ref={panel} className={viewStyles.panel} aria-labelledby="chosen-bar">
      <div className={appStyles.between}>
        <Badge tone="neutral">
          {kindName[bar.kind]} · {bar.region}
        </Badge>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <h2 id="chosen-bar" className={appStyles.title}>
        {bar.name}
      </h2>
      {bars.length > 1 && (
        <details>
          <summary className={appStyles.soft}>and {bars.length - 1} more in the same window</summary>
          <ul className={viewStyles.list}>
            {bars.slice(1).map(({ id, name }) => (
              <li key={id} className={viewStyles.item}>
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      {marks.map((mark) => (
        <p key={`${mark.file}${mark.line}${mark.what}${mark.expected}`} className={appStyles.problem} role="note">
          {`${sayFinding(mark)} (${mark.file}:${mark.line})`}
        </p>
      ))}
      <EdgeFacts bar={bar} edge="opens" region={region} />
      <EdgeFacts bar={bar} edge="closes" region={region} />
      {bar.movable.map((edge) => (
        <EdgeEditor
          key={`${bar.id} ${edge}`}
          bar={bar}
          edge={edge}
          dropped={dropped?.bar === bar.id && dropped.edge === edge ? dropped.to : undefined}
        />
      ))}
    </section>
  );
}

const headings = { opens: 'Begins', closes: 'Ends' } as const;

function EdgeFacts({
  bar,
  edge,
  region,
}: {
  readonly bar: Bar;
  readonly edge: Edge;
  readonly region: DeskRegion | undefined;
}) {
  const at = bar[edge];
  if (at === undefined) return <p className={appStyles.soft}>{edge === 'opens' ? 'No start' : 'No end'}</p>;
  const follows = !bar.movable.includes(edge);
  return (
    <div>
      <h3 className={appStyles.soft}>
        {headings[edge]}
        {follows && ' (follows another date)'}
      </h3>
      <dl className={viewStyles.facts}>
        <dt className={viewStyles.term}>Local</dt>
        <dd>
          {sayInstant(at, bar.zone)}
          {region && region.timeZone !== bar.zone ? ` · ${bar.zone}` : ''}
        </dd>
        <dt className={viewStyles.term}>UTC</dt>
        <dd>{sayInstant(at, 'UTC')}</dd>
        <dt className={viewStyles.term}>Beijing</dt>
        <dd>{sayInstant(at, 'Asia/Shanghai')}</dd>
      </dl>
      <a className={appStyles.soft} href={`/changes?after=${instantParam(at)}&regions=${bar.region}`} onClick={follow}>
        What changes then
      </a>
    </div>
  );
}
