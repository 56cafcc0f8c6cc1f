/**
 * Node's flags for a built site. The young generation of the heap grows to 96 MB under load without a bound, and holds nothing of
 * use by then; see docs/decisions/024-memory-of-a-server.md.
 */
export const siteFlags = ['--max-semi-space-size=8'];
