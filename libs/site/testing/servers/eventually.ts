import { expect } from 'vitest';

/**
 * Waits for a state that a page reaches by itself: as patient as a busy machine needs, and no slower on an idle one.
 */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000, interval: 30 });
