import { createContext } from 'react';
import type { SiteClock } from './site-clock.ts';

/** The clock of a live page; undefined on the server and in stories, where time is stopped. */
export const SiteClockContext = createContext<SiteClock | undefined>(undefined);
