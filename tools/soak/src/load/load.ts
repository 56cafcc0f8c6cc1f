/** The kinds of requests of a load. */
export type Requests =
  /** These paths in turn. */
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  /** These pages, each time at another instant, so that no response comes from the page cache. */
  | { readonly kind: 'previews'; readonly paths: readonly string[] }
  /**
   * A mix of pages under unique queries, models, assets and pages that do not exist; with a preview server, most at
   * different instants.
   */
  | {
      readonly kind: 'flood';
      readonly pages: readonly string[];
      readonly assets: readonly string[];
      readonly isPreview: boolean;
    };

/** When the requests of a load are sent. */
export type Pace =
  /** Open loop: this many a second, without waiting for earlier responses. */
  | { readonly perSecond: number }
  /** Closed loop: this many at a time. */
  | { readonly atOnce: number }
  /** Each request once, this many at a time. */
  | { readonly eachOnce: number }
  /** Each request once, all in the same moment. */
  | 'burst';

/** One kind of requests to one server. */
export interface Load {
  readonly name: string;
  readonly origin: string;
  readonly requests: Requests;
  readonly pace: Pace;
  /** Only counts the responses: a flood has too many to list. */
  readonly countOnly?: boolean;
  /**
   * Sends from a separate process with a lower priority; otherwise the generator's time would be counted as the
   * server's.
   */
  readonly isHeavy?: boolean;
}

/** Loads that run side by side for this long. */
export interface Drive {
  readonly loads: readonly Load[];
  readonly seconds: number;
}

/** One answer; the status is 0 if there was none. */
export interface Answered {
  readonly path: string;
  readonly status: number;
  /** From sending the request to the last byte of the answer. */
  readonly ms: number;
  /** When it was sent, in milliseconds from the start of the drive. */
  readonly at: number;
  /** The value of `retry-after`. */
  readonly retryAfter?: string;
}

/** The result of a load. */
export interface Outcome {
  readonly sent: number;
  /** The number of responses by status; those that never arrived have 0. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly answers: readonly Answered[];
}

/** The result of a drive. */
export interface Driven {
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /**
   * The 99th percentile of a generator's timer delay, in milliseconds, for the slowest generator: measurements are not
   * more precise than that.
   */
  readonly lagMs: number;
}
