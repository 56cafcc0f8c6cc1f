/** The keys that a walk presses, by their names in the DOM. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight';

/** A window of a fresh browser, without storage or cookies. */
export interface Window extends AsyncDisposable {
  /** Loads an address, and returns when the document has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; it must not refer to anything outside itself. */
  readonly run: <A extends readonly unknown[], T>(code: (...args: A) => T, ...args: A) => Promise<T>;
  /** Presses and releases a key, as a keyboard does. */
  readonly press: (key: KeyName) => Promise<void>;
  /** Scrolls to the first element that matches a CSS selector, and presses it with the pointer. */
  readonly click: (selector: string) => Promise<void>;
}

/** A browser engine that runs. */
export interface Engine extends AsyncDisposable {
  readonly name: string;
  /** The engine's version, for the report. */
  readonly version: string;
  readonly openWindow: () => Promise<Window>;
}

/** The size of every window, in CSS px: a small desktop. */
export const windowSize = { width: 1280, height: 800 };
