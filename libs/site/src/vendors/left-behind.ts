import type { Guard } from '../navigation/guards.ts';

let isLeft = false;

/**
 * Marks the document because one of its vendors may no longer run: a script can't be unloaded, so the next page is
 * loaded as another document.
 */
export function leaveDocument(): void {
  isLeft = true;
}

/** Makes every visit load a document once this one is marked. */
export const leftDocumentGuard: Guard = () => (isLeft ? 'document' : undefined);
