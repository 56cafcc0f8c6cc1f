/**
 * Node's flags for a built site. Without a limit, the young generation of a heap grows to 128 MB under load, nearly all
 * of it garbage; the limit applies to the main thread and to the render thread. V8 has one additional thread: with more
 * of them, collecting the garbage of renders takes time from the thread that answers. The old generation contains the
 * page cache and fits in 256 MB; without a limit, V8 collects its garbage late. See decisions 024 and 055.
 */
export const siteFlags = ['--max-semi-space-size=2', '--v8-pool-size=1', '--max-old-space-size=256'];

/**
 * Settings of glibc's allocator, which it reads before Node starts. Large buffers get separate memory, which is
 * returned to the system when they are freed. The threads share two heaps: a heap for each thread uses more memory, and
 * with one heap for all, the threads wait for each other.
 */
export const siteMemory = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '2' };
