import { keptEmailKey } from './take-kept-email.ts';

/** Stores the address that was typed into a form, for this tab, during the visitor's login. */
export function keepEmail(source: string, email: string): void {
  try {
    sessionStorage.setItem(keptEmailKey + source, email);
  } catch {
    // Storage is blocked or full: the visitor has to type the address again.
  }
}
