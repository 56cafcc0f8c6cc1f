import type { Instant } from '@kinemorph/content/time';
import { Button, Skeleton } from '@kinemorph/ui';
import type { DeskRegion } from '../../api.ts';
import { sayPage } from '../../changes/say.ts';
import * as appStyles from '../App.css.ts';
import { useAnswer } from '../state/server.ts';
import { sayInstant } from '../timeline/say-time.ts';
import { PreviewFrame, useScrolledTogether } from './PreviewFrame.tsx';
import * as styles from './PreviewFrame.css.ts';
import { Problem } from './Problem.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

interface BeforeAndAfterProps {
  readonly region: DeskRegion;
  readonly path: string;
  readonly before: Instant;
  readonly after: Instant;
  readonly siteOrigin: string;
  readonly onClose: () => void;
}

/**
 * One page at two instants, side by side. `before` is early enough that its page does not change while the user looks
 * at it.
 */
export function BeforeAndAfter({ region, path, before, after, siteOrigin, onClose }: BeforeAndAfterProps) {
  const previews = useAnswer<{ readonly port: number }>('/api/previews');
  const section = useBroughtIntoView();
  useScrolledTogether();
  return (
    <section ref={section} className={styles.beforeAndAfter} aria-label="Before and after">
      <div className={appStyles.between}>
        <h2 className={appStyles.title}>
          {region.id} · {sayPage(path)}
        </h2>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {previews.status === 'failed' && <Problem retry={previews.again}>{previews.problem}</Problem>}
      {previews.status === 'loading' && (
        <div aria-busy="true">
          <p className={appStyles.soft} role="status">
            Starting the sites for the preview…
          </p>
          <Skeleton shape="picture" ratio="square" />
        </div>
      )}
      {previews.value && (
        <div className={styles.pair}>
          {[before, after].map((at, index) => (
            <PreviewFrame
              key={at}
              port={previews.value?.port ?? 0}
              region={region}
              path={path}
              at={at}
              device="window"
              title={`${index === 0 ? 'Before' : 'After'} · ${sayInstant(at, 'UTC')}`}
              siteOrigin={siteOrigin}
              version=""
            />
          ))}
        </div>
      )}
    </section>
  );
}
