import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type SpanContext,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { AsyncLocalStorage } from 'node:async_hooks';
import { pathOf } from '../../../routing/path.ts';
import { scrubPath } from '../../reporting/scrub.ts';
import type { ForwardOutcome, TelemetryListener, Tracer } from '../../telemetry/telemetry.ts';
import { readTrace, readTraceparent } from '../../telemetry/trace-context.ts';

/** Exports spans over OTLP, as configured by OpenTelemetry's own variables. */
export interface Tracing {
  readonly tracer: Tracer;
  readonly listener: TelemetryListener;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

/**
 * Starts OpenTelemetry's SDK. Its packages read the address, headers, sampler, batches and resource from the
 * environment.
 */
export function startTracing({ site, build }: { site: string; build: string }): Tracing {
  const own = resourceFromAttributes({ 'service.name': `kinemorph-${site}-site`, 'service.version': build });
  const resource = defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const spans = createSpans(provider.getTracer('kinemorph'));
  return { tracer: createTracer(spans), listener: createRenderListener(spans), close: () => provider.shutdown() };
}

/** Creates functions that start spans below that of the current request. */
function createSpans(tracer: OpenTelemetryTracer) {
  const current = new AsyncLocalStorage<Span>();
  const start = (
    name: string,
    kind: SpanKind,
    {
      parent = current.getStore(),
      attributes,
      startTime,
    }: { parent?: Span | undefined; attributes?: Attributes; startTime?: number } = {},
  ) =>
    tracer.startSpan(
      name,
      { kind, ...(attributes && { attributes }), ...(startTime !== undefined && { startTime }) },
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
  return { current, start };
}

type Spans = ReturnType<typeof createSpans>;

/** Creates the tracer of requests, and of the calls made for them. */
function createTracer({ current, start }: Spans): Tracer {
  return {
    begin({ method = '', url = '', headers }) {
      const header = (name: string) => headers[name]?.toString() ?? null;
      const remote = remoteContext(header('traceparent'));
      const span = start(method, SpanKind.SERVER, { parent: remote && trace.wrapSpanContext(remote) });
      const { requestId, tracestate } = readTrace(header);
      return {
        trace: { requestId, traceparent: traceparentOf(span), ...(tracestate !== undefined && { tracestate }) },
        run: (answer) => {
          current.run(span, answer);
        },
        end({ route, cache, status, bytes, isComplete }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'url.path': scrubPath(pathOf(url)),
            'http.response.status_code': status,
            'http.response.body.size': bytes,
            'kinemorph.route': route,
            'kinemorph.cache': cache,
            'kinemorph.request_id': requestId,
          });
          if (!isComplete) span.setAttribute('kinemorph.aborted', true);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    beginCall(api) {
      const span = start(`forward ${api}`, SpanKind.CLIENT, { attributes: { 'kinemorph.api': api } });
      return {
        traceparent: traceparentOf(span),
        end(outcome) {
          span.setAttribute('kinemorph.outcome', outcome);
          if (hasFailed(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

/**
 * Records a render once it has ended. A render that no request waits for is a separate trace, even if a request has
 * planned it.
 */
function createRenderListener({ current, start }: Spans): TelemetryListener {
  return {
    rendered({ screen, region, purpose, queue, render, hasFailed: failed }) {
      const end = performance.timeOrigin + performance.now();
      const attributes = { 'kinemorph.screen': screen, 'kinemorph.region': region, 'kinemorph.purpose': purpose };
      const parent = purpose === 'ahead' ? undefined : current.getStore();
      const began = end - render;
      current.exit(() => {
        start('queue', SpanKind.INTERNAL, { parent, attributes, startTime: began - queue }).end(began);
        const span = start('render', SpanKind.INTERNAL, { parent, attributes, startTime: began });
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(end);
      });
    },
  };
}

function hasFailed(outcome: ForwardOutcome): boolean {
  return outcome === '5xx' || outcome === 'unreachable' || outcome === 'timeout' || outcome === 'too_large';
}

function remoteContext(value: string | null): SpanContext | undefined {
  const [, traceId, spanId, flags] = readTraceparent(value)?.split('-') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
