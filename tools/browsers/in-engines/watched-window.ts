import { eventually } from '@kinemorph/site/testing';
import type { Window } from '../src/engine.ts';

/** Opens an address, and watches its console from then on: WebDriver has no events of a console that both engines know. */
export async function openWatched(window: Window, address: string): Promise<void> {
  await window.open(address);
  await watch(window);
}

/** Notes what the page complains of. Nothing where the document is watched already. */
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

/** Returns what the page has complained of; "not watched" in a document that nobody watches. */
export const problems = (window: Window) =>
  window.run((): readonly string[] => (globalThis as { problems?: string[] }).problems ?? ['not watched']);

/** Gives the page a sign of a person by the keyboard, and waits until React runs it. */
export async function hydrate(window: Window): Promise<void> {
  await window.press('Tab');
  await isHydrated(window);
}

/** Waits until React runs the page. */
export async function isHydrated(window: Window): Promise<void> {
  await eventually(() => window.run(() => 'hydrated' in document.documentElement.dataset)).toBe(true);
}

/** Moves the focus to the first element that a selector finds and that is shown. */
export const focus = (window: Window, selector: string) =>
  window.run((wanted) => {
    const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.checkVisibility());
    if (!element) throw new Error(`Nothing that is shown matches ${wanted}.`);
    element.focus();
  }, selector);

/** Returns the path of the document that is shown. */
export const path = (window: Window) => window.run(() => location.pathname);
