import { fetchModel, type ModelAnswer } from '../page-store/models.ts';
import type { PageStore, WholePage } from '../page-store/page-store.ts';
import type { PageData } from '../page/page.ts';
import { linkTarget } from '../routing/link.ts';

/** Prefetched models, each for one visit within a short time. */
export interface Prefetched {
  readonly take: (path: string) => Promise<ModelAnswer> | undefined;
}

/** The time for which a prefetched model stays fresh, in milliseconds. */
const freshness = 10_000;

/** Prefetches a link's page when the visitor points at the link, touches it or focuses it. */
export function prefetchOnIntent({
  store,
  load,
  warm,
}: {
  store: Pick<PageStore<WholePage>, 'get'>;
  load: (data: PageData) => Promise<unknown>;
  warm: (path: string) => void;
}): Prefetched {
  const models = new Map<string, { answer: Promise<ModelAnswer>; at: number }>();
  let pointedAt: EventTarget | null = null;
  const hint = ({ target: element }: Event) => {
    if (element === pointedAt) return;
    pointedAt = element;
    // A link with the role of a button opens something over the page, and leads to no other page.
    const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a:not([role=button])') : null;
    if (!link || link.origin !== location.origin || link.search !== '') return;
    const { data } = store.get();
    const target = linkTarget(link.pathname, { ...data.shell.site, region: data.region });
    if (
      target.kind !== 'inRegion' ||
      target.path === location.pathname ||
      data.shell.site.personal.includes(target.path)
    )
      return;
    const known = models.get(target.path);
    if (known && performance.now() - known.at < freshness) return;
    warm(target.path);
    const answer = fetchModel(target.path, data.build);
    models.set(target.path, { answer, at: performance.now() });
    // A failed prefetch is not an error: the visit itself requests the page again.
    answer.then((got) => (got.kind === 'page' ? load(got.data) : undefined)).catch(() => models.delete(target.path));
  };
  // Not `pointerover`: a scrolling page moves its links under a resting pointer.
  for (const type of ['pointermove', 'touchstart', 'focusin']) document.addEventListener(type, hint, { passive: true });
  return {
    take(path) {
      const known = models.get(path);
      models.delete(path);
      return known && performance.now() - known.at < freshness ? known.answer : undefined;
    },
  };
}
