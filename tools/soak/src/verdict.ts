/** The limit of a figure: a maximum or a minimum. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** The unit of a figure. */
export type Unit = 'ms' | 'MB' | 'share' | 'times' | 'count';

/** The influence of the machine itself on a figure of time. */
export interface MachineShare {
  /** The same figure of an otherwise idle server, at the same time. */
  readonly control: number;
  /** The share of the server's core that other processes took. */
  readonly starved: number;
}

/** A figure with its limit. */
export interface Row {
  readonly about: string;
  readonly what: string;
  readonly limit: Limit;
  readonly measured: number;
  readonly unit: Unit;
  /** Set for a figure that depends on times without being in milliseconds, such as goodput. */
  readonly dependsOnTime?: true;
  /** Set if other processes of the machine can distort the figure. */
  readonly machine?: MachineShare;
}

/** Returns a function that makes the rows of one phase. */
export function rowsFor(about: string): (what: string, limit: Limit, measured: number, unit: Unit) => Row {
  return (what, limit, measured, unit) => ({ about, what, limit, measured, unit });
}

/** `busy` if the machine was too busy for a conclusive result. */
export type Verdict = 'ok' | 'missed' | 'busy';

/**
 * The share of a limit that the control may reach, and the share of its core that other processes may take, before a
 * missed limit is inconclusive.
 */
const tolerated = { ofLimit: 0.5, starved: 0.15 };

/** Compares a figure with its limit. A figure that could not be measured misses it. */
export function verdictOf({ limit, measured, machine }: Row): Verdict {
  if ('atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast) return 'ok';
  if (!machine) return 'missed';
  const isSpoilt = 'atMost' in limit && machine.control > limit.atMost * tolerated.ofLimit;
  return isSpoilt || machine.starved > tolerated.starved ? 'busy' : 'missed';
}

/** Returns true for a figure that is a time or depends on times: other processes of the machine affect it. */
export function isTiming({ unit, dependsOnTime }: Row): boolean {
  return unit === 'ms' || dependsOnTime === true;
}
