import { keptEmailKey } from './take-kept-email.ts';

/** Keeps the address that was typed into a form, for this tab, while its visitor is away to log in. */
export function keepEmail(source: string, email: string): void {
  try {
    sessionStorage.setItem(keptEmailKey + source, email);
  } catch {
    // Storage is blocked or full: the address is typed again.
  }
}
