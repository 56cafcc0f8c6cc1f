/** Where the requests of a load come from. */
export type Requests =
  /** These paths in turn. */
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  /** These pages, each time at another instant, so that nothing can come from memory. */
  | { readonly kind: 'previews'; readonly paths: readonly string[] }
  /** Pages under unique queries, models, assets and pages that do not exist, mixed; of a preview server most at another instant each. */
  | {
      readonly kind: 'flood';
      readonly pages: readonly string[];
      readonly assets: readonly string[];
      readonly isPreview: boolean;
    };

/** When the requests of a load are sent. */
export type Pace =
  /** Open loop: this many a second, whether earlier ones were answered or not. */
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
  /** Keeps the answers counted alone: a flood has too many to list. */
  readonly countOnly?: boolean;
  /** Sends from a process of its own, which lets the others go first: what takes the generator's time would else be counted as the server's. */
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

/** What became of a load. */
export interface Outcome {
  readonly sent: number;
  /** How many answers had each status; those that never came have 0. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly answers: readonly Answered[];
}

/** What a drive came to. */
export interface Driven {
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** The delay of the timers of a generator that 99 in 100 stayed below, in milliseconds, the longest of them: what it measures is no better than that. */
  readonly lagMs: number;
}
