import type { Guard } from '../navigation/guards.ts';

let isLeft = false;

/** A vendor that runs in this document may no longer: a script can't be taken back, so the next page is another document. */
export function leaveDocument(): void {
  isLeft = true;
}

/** Loads documents once this one is to be left. */
export const leftDocumentGuard: Guard = () => (isLeft ? 'document' : undefined);
