import { expect } from 'vitest';

/** What a page comes to on its own: as patient as a busy machine needs, and no slower on an idle one. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000, interval: 30 });
