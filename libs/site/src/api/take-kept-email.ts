/** The address that was typed into a form is kept under this and the form's source. */
export const keptEmailKey = 'email:';

/** Returns the address that was kept for a form, once; null or undefined if there is none. */
export function takeKeptEmail(source: string): string | null | undefined {
  try {
    const email = sessionStorage.getItem(keptEmailKey + source);
    sessionStorage.removeItem(keptEmailKey + source);
    return email;
  } catch {
    return undefined;
  }
}
