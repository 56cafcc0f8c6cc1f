import { eventually } from '@kinemorph/site/testing';
import type { Window } from '../src/engine.ts';

/**
 * Opens an address, and watches its console from then on: WebDriver has no events of a console that both engines know.
 */
export async function openWatched(window: Window, address: string): Promise<void> {
  await window.open(address);
  await watch(window);
}

/** Records the errors of the page, unless the document is already watched. */
export function watch(window: Window): Promise<void> {
  return window.run(() => {
    const page = globalThis as { problems?: string[] };
    if (page.problems) return;
    const problems: string[] = (page.problems = []);
    for (const level of ['error', 'warn'] as const)
      console[level] = (...said: unknown[]) => void problems.push(`console.${level}: ${said.map(String).join(' ')}`);
    addEventListener('error', ({ message }) => void problems.push(`error: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => void problems.push(`rejection: ${String(reason)}`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      problems.push(`policy violated: ${violatedDirective} by ${blockedURI}`);
    });
  });
}

/** Returns the errors of the page; "not watched" if its document is not being watched. */
export const problems = (window: Window) =>
  window.run((): readonly string[] => (globalThis as { problems?: string[] }).problems ?? ['not watched']);

/** Starts React with a key press, and waits until it has hydrated the page. */
export async function hydrate(window: Window): Promise<void> {
  await window.press('Tab');
  await isHydrated(window);
}

/** Waits until React runs the page. */
export async function isHydrated(window: Window): Promise<void> {
  await eventually(() => window.run(() => 'hydrated' in document.documentElement.dataset)).toBe(true);
}

/** Focuses the first visible element that matches a selector. */
export const focus = (window: Window, selector: string) =>
  window.run((wanted) => {
    const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.checkVisibility());
    if (!element) throw new Error(`Nothing that is shown matches ${wanted}.`);
    element.focus();
  }, selector);

/** Returns the path of the document that is shown. */
export const path = (window: Window) => window.run(() => location.pathname);
