/** The prefix of the storage key of an address typed into a form; the form's source follows. */
export const keptEmailKey = 'email:';

/** Returns the address that was kept for a form and removes it; null or undefined without one. */
export function takeKeptEmail(source: string): string | null | undefined {
  try {
    const email = sessionStorage.getItem(keptEmailKey + source);
    sessionStorage.removeItem(keptEmailKey + source);
    return email;
  } catch {
    return undefined;
  }
}
