import { createContext } from 'react';
import type { SiteClock } from './site-clock.ts';

/** The clock of a living page. There is none on the server nor in a story: time stands still there. */
export const SiteClockContext = createContext<SiteClock | undefined>(undefined);
