/**
 * Node's flags for a built site. Without a bound the young generation of its heap grows to 128 MB under load, nearly all of it
 * garbage; see docs/decisions/024-memory-of-a-server.md.
 */
export const siteFlags = ['--max-semi-space-size=8'];
