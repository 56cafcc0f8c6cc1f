/**
 * Node's flags for a built site. Without a bound the young generation of its heap grows to 128 MB under load, nearly all of it
 * garbage. Two threads of V8 beside the main one do what four do, in less memory. The old generation holds the pages in memory and fits in
 * 256 MB; without a bound V8 lets garbage pile up before it collects. See docs/decisions/024-memory-of-a-server.md.
 */
export const siteFlags = ['--max-semi-space-size=8', '--v8-pool-size=2', '--max-old-space-size=256'];

/** What glibc is told: large buffers get memory of their own, which goes back to the system with them. It can only be said before Node starts. */
export const siteMemory = { MALLOC_MMAP_THRESHOLD_: '65536' };
