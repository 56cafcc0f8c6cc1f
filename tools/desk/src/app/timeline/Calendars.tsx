import { VisuallyHidden } from '@kinemorph/ui';
import type { DeskRegion } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import * as viewStyles from '../views/TimelineView.css.ts';

/** The calendar of each region, as a file. */
export function Calendars({ regions }: { readonly regions: readonly DeskRegion[] }) {
  return (
    <section className={viewStyles.panel} aria-labelledby="calendars">
      <h2 id="calendars" className={appStyles.title}>
        Calendars
      </h2>
      <p className={appStyles.soft}>Everything of a region for Outlook, Google or Apple, at the exact instants.</p>
      <div className={appStyles.row}>
        {regions.map(({ id, name }) => (
          <a key={id} className={appStyles.small} href={`/calendar/${id}.ics`}>
            {id}
            <VisuallyHidden> · calendar of {name}</VisuallyHidden>
          </a>
        ))}
      </div>
    </section>
  );
}
