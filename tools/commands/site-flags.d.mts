/** Node's flags for a built site. */
export declare const siteFlags: readonly string[];

/** The environment of a built site, by which glibc gives memory back. */
export declare const siteMemory: Readonly<Record<string, string>>;
