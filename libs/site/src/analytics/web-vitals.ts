import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { PageStore } from '../start/page-store.ts';
import { report } from './data-layer.ts';

/**
 * Reports how the visit felt: the largest paint, the slowest answer to a press and how much the page moved, each with the page,
 * region and build that it was measured on. The library reports a value when it is final: when the page is hidden or left.
 */
export function reportWebVitals(store: PageStore): void {
  // The figures belong to the document, so to the page that it was loaded for.
  const { path, region, build } = store.get().data;
  const send = ({ name, value, rating }: Metric) => {
    report({ event: 'webVital', name: name as 'CLS' | 'INP' | 'LCP', value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value), rating, path, region, build });
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}
