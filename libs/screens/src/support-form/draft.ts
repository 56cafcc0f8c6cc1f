/** The typed text of a form that has not been sent, and the key for its request. */
export interface Draft {
  readonly key?: string;
  readonly values: Readonly<Record<string, string>>;
}

const storageKey = (form: string) => `draft:${form}`;

/** Returns the draft of a form in this tab. An invalid one counts as none. */
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

/**
 * Stores the typed text of a form for as long as the tab is open: it survives a reload. Without storage the form works
 * without drafts.
 */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: a reload empties the form.
  }
}

/** Removes the draft of a form. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Storage is blocked: there is no draft to remove.
  }
}

/** Generates a key that can't be guessed. Browsers provide `randomUUID` on secure pages only. */
export function drawKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
