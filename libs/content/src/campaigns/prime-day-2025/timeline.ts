import { defineTimeline } from '../../time/index.ts';

/** The seven-day sale of July 2025: the only place its dates are written. It runs on Pacific time. */
export const timeline = defineTimeline(['sale'], {
  us: { sale: '2025-07-08T00:00-07:00', ends: '2025-07-15T00:00-07:00' },
});
