import { cdp } from 'vitest/browser';

type Session = { send: (method: string, params: object) => Promise<unknown> };

/** Emulates a system setting of the visitor, such as `prefers-reduced-motion`; an empty value resets it. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** Shows the page as it is printed, until it is called without. */
export async function emulatePrint(printed = true): Promise<void> {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: printed ? 'print' : '' });
}

/** Sets the browser's default text size, in CSS px; normally 16. */
export async function setTextSize(pixels: number): Promise<void> {
  await (cdp() as unknown as Session).send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}
