import type { IncomingMessage } from 'node:http';
import { pathOf } from '../../../routing/path.ts';
import { routeKind, type RouteKind } from '../../telemetry/route-kind.ts';
import type { CacheState, RequestSpan, Telemetry } from '../../telemetry/telemetry.ts';
import { readTrace, type TraceContext } from '../../telemetry/trace-context.ts';

/** Follows one request until it is answered, and reports it to telemetry once. */
export class Exchange {
  /** Set if it is known already: to find a path's kind takes longer than a hit may. */
  route: RouteKind | undefined;
  cache: CacheState = 'none';
  readonly #telemetry: Telemetry;
  readonly #request: IncomingMessage;
  readonly #began = performance.now();
  readonly #span: RequestSpan | undefined;
  #trace: TraceContext | undefined;
  #hasEnded = false;

  constructor(telemetry: Telemetry, request: IncomingMessage) {
    this.#telemetry = telemetry;
    this.#request = request;
    this.#span = telemetry.tracer?.begin(request);
    this.#trace = this.#span?.trace;
  }

  /** The request's ids, created at their first use. */
  get trace(): TraceContext {
    return (this.#trace ??= readTrace((name) => this.#request.headers[name]?.toString() ?? null));
  }

  run(answer: () => void): void {
    if (this.#span) this.#span.run(answer);
    else answer();
  }

  end(status: number, bytes: number, isComplete = true): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const answer = {
      request: this.#request,
      route: this.route ?? routeKind(pathOf(this.#request.url ?? '')),
      cache: this.cache,
      status,
      bytes,
      duration: performance.now() - this.#began,
      isComplete,
      trace: this.#trace,
    };
    this.#span?.end(answer);
    this.#telemetry.tell('answered', answer);
  }
}
