import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ClockWatch } from '../../../clock/clock-watch.ts';
import type { SiteDefinition } from '../../../routing/site-definition.ts';
import type { SiteHandler } from '../../http/handler.ts';
import { queueLimits } from '../../pages/render-limits.ts';
import type { BrowserReport } from '../../telemetry/browser-report.ts';
import { RequestHistogram } from './request-histogram.ts';
import type { TelemetryListener } from '../../telemetry/telemetry.ts';

export interface MetricsOptions {
  readonly handler: Pick<SiteHandler, 'pages' | 'health' | 'now'>;
  readonly site: SiteDefinition['id'];
  readonly build: string;
  readonly clock: ClockWatch;
}

export interface Metrics {
  readonly registry: Registry;
  readonly listener: TelemetryListener;
}

/**
 * In seconds. A page from memory takes tens of microseconds, a render milliseconds, and a queue or an API may take
 * seconds.
 */
const buckets = {
  request: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  render: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  boundary: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  forward: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  // The limits of "good" and "poor" are among them.
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/**
 * Creates the metrics of telemetry's events. Their names and labels are documented in `docs/operations.md`, and a test
 * compares the two.
 */
export function createMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const make = createMakers(registry);
  const listener = createListener(make, registry);
  const info = new Gauge({
    name: 'kinemorph_build_info',
    help: 'The build that runs, as labels; always 1',
    labelNames: ['build', 'site'],
    registers: [registry],
  });
  info.set({ build: options.build, site: options.site }, 1);
  addGauges(make, options);
  watchSteps(make, options.clock);
  return { registry, listener };
}

/** Returns functions that create the metrics of a registry. */
function createMakers(registry: Registry) {
  const registers = [registry];
  const histogram = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    bounds: readonly number[],
  ) => new Histogram({ name: `kinemorph_${name}`, help, labelNames, buckets: [...bounds], registers });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `kinemorph_${name}`, help, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `kinemorph_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  return { histogram, counter, gauge };
}

type Makers = ReturnType<typeof createMakers>;

/** Creates the listener that counts requests, renders, boundaries and calls. */
function createListener(make: Makers, registry: Registry): TelemetryListener {
  const { counter, histogram } = make;
  const requests = requestTimes(registry);
  const aborted = counter('http_requests_aborted_total', 'Requests whose client hung up before the end of the answer', [
    'route',
  ]);
  const boundaries = histogram(
    'boundary_lateness_seconds',
    'How long the first request after a boundary waited for the new version',
    ['version'],
    buckets.boundary,
  );
  const forwards = histogram(
    'forward_duration_seconds',
    'Time that an account API took to answer',
    ['api', 'outcome'],
    buckets.forward,
  );
  const shed = counter('shed_total', 'Requests and connections that were refused for want of capacity', ['what']);
  const refusedReports = counter('reports_refused_total', 'Reports of browsers that were refused', ['reason']);
  return {
    ...createRenderListener(make),
    answered({ route, cache, status, duration, isComplete }) {
      requests.count(route, cache, status, duration / 1000);
      if (!isComplete) aborted.inc({ route });
    },
    crossedBoundary({ lateness, version }) {
      boundaries.observe({ version }, lateness / 1000);
    },
    forwarded({ api, outcome, duration }) {
      forwards.observe({ api, outcome }, duration / 1000);
    },
    shed(what) {
      shed.inc({ what });
    },
    reported: createReportListener(make),
    refusedReport(reason) {
      refusedReports.inc({ reason });
    },
  };
}

function createRenderListener({ counter, histogram }: Makers): TelemetryListener {
  const renders = histogram(
    'render_duration_seconds',
    'Time that a render took in its turn',
    ['screen', 'purpose'],
    buckets.render,
  );
  const renderFailures = counter('render_failures_total', 'Renders that threw or took too long', ['screen', 'purpose']);
  const queue = histogram(
    'render_queue_seconds',
    'Time that a render waited for its turn',
    ['purpose'],
    buckets.render,
  );
  const replacedThreads = counter(
    'render_threads_replaced_total',
    'Render threads that hung or ended, and whose place another took',
  );
  return {
    rendered({ screen, purpose, queue: waited, render, hasFailed }) {
      queue.observe({ purpose }, waited / 1000);
      renders.observe({ screen, purpose }, render / 1000);
      if (hasFailed) renderFailures.inc({ screen, purpose });
    },
    replacedRenderThread() {
      replacedThreads.inc();
    },
  };
}

function requestTimes(registry: Registry): RequestHistogram {
  return new RequestHistogram({
    name: 'kinemorph_http_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its answer',
    buckets: buckets.request,
    registers: [registry],
  });
}

/** Adds the gauges, which are read when the metrics are requested. */
function addGauges({ gauge }: Makers, { handler: { pages, health, now }, clock }: MetricsOptions): void {
  gauge('ready', '1 while the server is ready, and 0 while it warms up or drains', () =>
    health.ready && !health.draining ? 1 : 0,
  );
  gauge('cached_pages', 'Pages in memory', () => pages.cache.size);
  gauge('cached_pages_bytes', 'What the pages in memory take', () => pages.cache.weight);
  gauge('render_queue_length', 'Renders that wait or run', () => pages.queueLength);
  gauge(
    'render_queue_saturation_ratio',
    'Renders that wait or run, as a share of those after which pages are refused',
    () => pages.queueLength / queueLimits.pages,
  );
  gauge('time_seconds', 'The site’s time when it was asked', () => now() / 1000);
  gauge(
    'clock_offset_seconds',
    'How far the site’s clock is ahead of the machine’s, as SITE_CLOCK sets it',
    () => clock.offset() / 1000,
  );
  gauge(
    'clock_drift_seconds',
    'How far the machine’s clock has moved against its monotonic one since the start',
    () => clock.drift() / 1000,
  );
}

function watchSteps({ counter }: Makers, clock: ClockWatch): void {
  const steps = counter('clock_steps_total', 'How often the machine’s clock has jumped');
  clock.onStep(() => {
    steps.inc();
  });
}

function createReportListener({ counter, histogram }: Makers): (report: BrowserReport) => void {
  const errors = counter('client_errors_total', 'Errors that browsers reported', ['screen', 'region', 'build']);
  const violations = counter(
    'policy_violations_total',
    'Violations of the content security policy that browsers reported',
    ['directive'],
  );
  const vitals = {
    LCP: histogram(
      'web_vital_lcp_seconds',
      'Largest Contentful Paint of a share of visits',
      ['screen', 'region'],
      buckets.lcp,
    ),
    INP: histogram(
      'web_vital_inp_seconds',
      'Interaction to Next Paint of a share of visits',
      ['screen', 'region'],
      buckets.inp,
    ),
    CLS: histogram('web_vital_cls', 'Cumulative Layout Shift of a share of visits', ['screen', 'region'], buckets.cls),
  };
  return (report) => {
    const { screen, region } = report;
    if (report.kind === 'error') errors.inc({ screen, region, build: report.build });
    else if (report.kind === 'violation') violations.inc({ directive: report.directive });
    else vitals[report.name].observe({ screen, region }, report.name === 'CLS' ? report.value : report.value / 1000);
  };
}
