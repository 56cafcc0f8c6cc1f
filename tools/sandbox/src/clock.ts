/** What time it is, in milliseconds since 1970; a test brings its own. */
export type Clock = () => number;
