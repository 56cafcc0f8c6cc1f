/** A port of the loopback that nobody listens on, and that this process has not been given before. */
export declare function freePort(): Promise<number>;
