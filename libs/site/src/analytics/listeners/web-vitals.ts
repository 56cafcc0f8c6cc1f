import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { sendReport } from '../../reporting/send-report.ts';
import type { PageStore } from '../../page-store/page-store.ts';
import { report } from '../data-layer.ts';

/** The share of documents that send their figures to the site itself as well. */
const share = 0.1;

/**
 * Reports the Core Web Vitals of the visit, each with the page, region and build: the largest paint, the slowest
 * reaction to a press and the layout shifts. They go to the data layer, and for some visits to the site, while
 * `isAllowed`. The library reports a value when it is final: when the page is hidden or left.
 */
export function reportWebVitals(store: PageStore, isAllowed: () => boolean): void {
  // The figures belong to the document, so to the page for which it was loaded.
  const { path, region, build } = store.get().data;
  const isSampled = Math.random() < share;
  const send = ({ name: measured, value: exact, rating }: Metric) => {
    const name = measured as 'CLS' | 'INP' | 'LCP';
    const value = name === 'CLS' ? Math.round(exact * 10_000) / 10_000 : Math.round(exact);
    report({ event: 'webVital', name, value, rating, path, region, build });
    if (isSampled && isAllowed()) sendReport({ kind: 'vital', name, value, page: path });
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}
