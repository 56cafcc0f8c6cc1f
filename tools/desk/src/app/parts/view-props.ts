import type { Instant } from '@kinemorph/content/time';
import type { DeskTimeline, Handover } from '../../api.ts';
import type { Loaded } from '../state/server.ts';

/** Props of every view. */
export interface ViewProps {
  readonly timeline: DeskTimeline;
  /** The site's present, running on. */
  readonly now: Instant;
  /** The version of the sites' pages: previews load again when it changes. */
  readonly pagesVersion: string;
  readonly handover: Loaded<Handover> & { readonly again: () => void };
}
