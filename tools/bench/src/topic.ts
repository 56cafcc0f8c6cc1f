/** The target of a figure. */
export type Aim = { readonly atMost: number } | { readonly below: number } | { readonly atLeast: number };

/** A figure that every row of a topic has. */
export interface Column {
  readonly name: string;
  /** Digits after the decimal point. */
  readonly digits?: number;
  /** Applies to every row that is not a reference. */
  readonly aim?: Aim;
}

/** A page or a server with its figures; undefined is a figure that does not exist. */
export interface Row {
  readonly label: string;
  readonly values: readonly (number | undefined)[];
  /** Aim of the first column, if it differs between rows. */
  readonly aim?: Aim;
  /** Marks a reference row, which has no aims. */
  readonly isReference?: true;
}

/** A table of the report. */
export interface Topic {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly notes?: readonly string[];
}

/** A figure of a row that has an aim. */
export interface Verdict {
  readonly column: Column;
  readonly value: number | undefined;
  readonly aim: Aim;
  readonly isMet: boolean;
}

/** Compares a row's figures with their aims. A figure that could not be measured misses its aim. */
export function verdicts(topic: Topic, { values, aim: ofRow, isReference }: Row): readonly Verdict[] {
  if (isReference) return [];
  return topic.columns.flatMap((column, index) => {
    const aim = index === 0 ? (ofRow ?? column.aim) : column.aim;
    const value = values[index];
    return aim ? [{ column, value, aim, isMet: value !== undefined && meets(value, aim) }] : [];
  });
}

function meets(value: number, aim: Aim): boolean {
  if ('atMost' in aim) return value <= aim.atMost;
  return 'below' in aim ? value < aim.below : value >= aim.atLeast;
}
