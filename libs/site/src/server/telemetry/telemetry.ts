import type { RegionId } from '@kinemorph/content';
import type { AnyScreenId } from '../../page/page.ts';
import type { BrowserReport, ReportRefusal } from './browser-report.ts';
import type { RouteKind } from './route-kind.ts';
import type { TraceContext } from './trace-context.ts';

/**
 * The source of a page. `hit`: from memory, rendered for an earlier request. `ahead`: from memory, rendered before it
 * was requested. `miss`: the request waited for a render. `none`: pages in memory are not involved.
 */
export const cacheStates = ['hit', 'ahead', 'miss', 'none'] as const;
export type CacheState = (typeof cacheStates)[number];

/** The parts of a request that telemetry reads. */
export interface SentRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An answer that was sent, or that the client did not wait for. */
export interface AnswerEvent {
  readonly request: SentRequest;
  readonly route: RouteKind;
  readonly cache: CacheState;
  readonly status: number;
  /** Of the body as sent. */
  readonly bytes: number;
  /** From the request's headers to the end of the answer, in milliseconds. */
  readonly duration: number;
  /** False if the client hung up before the end. */
  readonly isComplete: boolean;
  /** Undefined for an answer that has not needed it, such as one from memory. */
  readonly trace: TraceContext | undefined;
}

/** The purpose of a render. */
export type RenderPurpose = 'request' | 'ahead' | 'preview';

/** The time that a page waited for its turn and the time of its render, in milliseconds. */
export interface RenderTiming {
  readonly queue: number;
  readonly render: number;
}

/** A render that ended, or failed. */
export interface RenderEvent extends RenderTiming {
  readonly screen: AnyScreenId;
  readonly region: RegionId;
  readonly purpose: RenderPurpose;
  readonly hasFailed: boolean;
}

/** The first answer with a page's new version after a boundary. */
export interface BoundaryEvent {
  /** The time that the first request after the boundary waited for the new version, in milliseconds. */
  readonly lateness: number;
  /** `ahead`: the version was ready. `demand`: the request waited for its render. */
  readonly version: 'ahead' | 'demand';
}

export type ForwardOutcome =
  '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'unreachable' | 'timeout' | 'client_gone' | 'too_large';

/** A call that an account API answered, or failed to answer. */
export interface ForwardEvent {
  readonly api: string;
  readonly outcome: ForwardOutcome;
  /** In milliseconds. */
  readonly duration: number;
}

/** A kind of work that was refused for lack of capacity. */
export type Shed = 'page' | 'preview' | 'api' | 'connection';

/** Callbacks for the events of a server. A listener must not keep an event after the call, only a copy of it. */
export interface TelemetryListener {
  readonly answered?: (answer: AnswerEvent) => void;
  readonly rendered?: (render: RenderEvent) => void;
  readonly crossedBoundary?: (boundary: BoundaryEvent) => void;
  readonly forwarded?: (forward: ForwardEvent) => void;
  readonly shed?: (what: Shed) => void;
  readonly reported?: (report: BrowserReport) => void;
  readonly refusedReport?: (reason: ReportRefusal) => void;
  /** Called when a render thread that has hung or ended is replaced. */
  readonly replacedRenderThread?: () => void;
}

/** The span of one request. */
export interface RequestSpan {
  readonly trace: TraceContext;
  /** Calls a function; spans that begin in it, or in code that it awaits, belong to this one. */
  run(answer: () => void): void;
  end(answer: Omit<AnswerEvent, 'request'>): void;
}

/** The span of one call to an account API. */
export interface CallSpan {
  /** The header with this span's id for the API. */
  readonly traceparent: string;
  end(outcome: ForwardOutcome): void;
}

/** Records requests as spans. */
export interface Tracer {
  begin(request: SentRequest): RequestSpan;
  beginCall(api: string): CallSpan | undefined;
}

type Name = keyof TelemetryListener;
type EventOf<N extends Name> = Parameters<NonNullable<TelemetryListener[N]>>[0];

/** Passes the events of a server to all listeners; without listeners it costs next to nothing. */
export class Telemetry {
  readonly #listeners: { [N in Name]?: ((event: EventOf<N>) => void)[] } = {};
  /** Set if traces are exported. */
  tracer: Tracer | undefined;

  add(listener: TelemetryListener): void {
    for (const name of Object.keys(listener) as Name[])
      this.#add(name, listener[name] as (event: EventOf<Name>) => void);
  }

  tell<N extends Name>(name: N, event: EventOf<N>): void {
    const listeners = this.#listeners[name];
    if (!listeners) return;
    for (const listener of listeners) listener(event);
  }

  #add<N extends Name>(name: N, listener: (event: EventOf<N>) => void): void {
    const listeners = (this.#listeners[name] as ((event: EventOf<N>) => void)[] | undefined) ?? [];
    listeners.push(listener);
    (this.#listeners as Record<Name, unknown>)[name] = listeners;
  }
}
