import { Skeleton } from '@kinemorph/ui';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect } from 'react';
import * as styles from './App.css.ts';
import { Problem } from './parts/Problem.tsx';
import { Notices } from './parts/Notices.tsx';
import { follow, useAddress, views, type View } from './state/address.ts';
import { usePresent } from './state/present.ts';
import { useScheme } from './state/scheme.ts';
import { useHandover, useTimeline } from './state/server.ts';
import { ChangesView } from './views/ChangesView.tsx';
import { HandoverView } from './views/HandoverView.tsx';
import { MachineView } from './views/MachineView.tsx';
import { NewCampaignView } from './views/NewCampaignView.tsx';
import { PricesView } from './views/PricesView.tsx';
import { TimelineView } from './views/TimelineView.tsx';

const shown = {
  '/': TimelineView,
  '/changes': ChangesView,
  '/prices': PricesView,
  '/machine': MachineView,
  '/campaign': NewCampaignView,
  '/handover': HandoverView,
} as const;

/** The desk with its views and their common frame. */
export function App() {
  const [scheme] = useScheme();
  const { view } = useAddress();
  const timeline = useTimeline();
  const handover = useHandover(timeline.value?.version ?? '');
  const now = usePresent(timeline.value?.now);
  const Shown = shown[view];

  useEffect(() => {
    document.title = `${views[view]} · Campaign desk`;
  }, [view]);
  useLayoutEffect(() => {
    document.body.className = scheme === 'dark' ? styles.onInk : styles.onPaper;
  }, [scheme]);

  return (
    <div className={styles.app}>
      <Header view={view} written={handover.value?.changes.length ?? 0} />
      <main className={styles.main}>
        {!timeline.connected && (
          <Problem>
            The desk’s server has stopped. Start it again with npm run desk; this page then goes on by itself.
          </Problem>
        )}
        {timeline.value?.problem !== undefined && (
          <Problem>{`${timeline.value.problem}\nWhat you see is how the content was before. Nothing can be written until the file is mended.`}</Problem>
        )}
        {timeline.value ? (
          <Shown timeline={timeline.value} now={now} pagesVersion={timeline.pagesVersion} handover={handover} />
        ) : timeline.status === 'failed' ? (
          <Problem retry={timeline.again}>{timeline.problem}</Problem>
        ) : (
          <div aria-busy="true" aria-label="The desk is reading the content">
            <Skeleton shape="table" lines={8} columns={6} />
          </div>
        )}
      </main>
      <Notices />
    </div>
  );
}

/** The views, how many changes wait to be handed over, and the choice of light or dark. */
function Header({ view, written }: { readonly view: View; readonly written: number }) {
  const [scheme, setScheme] = useScheme();
  return (
    <header className={clsx(styles.header, styles.onInk)}>
      <a className={styles.mark} href="/" onClick={follow}>
        Campaign desk
      </a>
      <nav className={styles.nav} aria-label="Views">
        {(Object.keys(views) as View[]).map((path) => (
          <a
            key={path}
            className={styles.link}
            href={path}
            aria-current={path === view ? 'page' : undefined}
            onClick={follow}
          >
            {views[path]}
            {path === '/handover' && written > 0 && <span className={styles.count}>{written}</span>}
          </a>
        ))}
      </nav>
      <button type="button" className={styles.scheme} onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}>
        {scheme === 'dark' ? 'Light' : 'Dark'}
      </button>
    </header>
  );
}
