import { cdp } from 'vitest/browser';

type Session = { send: (method: string, params: object) => Promise<unknown> };

/** Sets what a visitor has chosen in the system's settings, such as `prefers-reduced-motion`; an empty value takes it back. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** Shows the page as it is printed, until it is called without. */
export async function emulatePrint(printed = true): Promise<void> {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: printed ? 'print' : '' });
}

/** Sets the text size in the browser's settings, in CSS px; 16 is the usual one. */
export async function setTextSize(pixels: number): Promise<void> {
  await (cdp() as unknown as Session).send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}
