/** Returns the current time, in milliseconds since 1970; tests pass a different one. */
export type Clock = () => number;
