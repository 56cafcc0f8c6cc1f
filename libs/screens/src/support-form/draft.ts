/** What was typed into a form that has not been sent, and the key under which it is sent. */
export interface Draft {
  readonly key?: string;
  readonly values: Readonly<Record<string, string>>;
}

const storageKey = (form: string) => `draft:${form}`;

/** Returns what was kept of a form in this tab. Anything that is not a draft counts as none. */
export function readDraft(form: string): Draft {
  try {
    const { key, values } = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '') as {
      key?: unknown;
      values?: unknown;
    };
    const texts = Object.entries(values ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { ...(typeof key === 'string' && { key }), values: Object.fromEntries(texts) };
  } catch {
    return { values: {} };
  }
}

/** Keeps what was typed into a form for as long as the tab is open: it survives a reload. Without storage the form works as before. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: a reload empties the form.
  }
}

/** Forgets what was kept of a form. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // There is nothing to forget.
  }
}

/** Draws a key that nobody guesses. Browsers give `randomUUID` to secure pages only. */
export function drawKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
