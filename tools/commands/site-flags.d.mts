/** Node's flags for a built site. */
export declare const siteFlags: readonly string[];
