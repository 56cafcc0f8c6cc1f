import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Look = Omit<StyleRule, '@layer'>;

/** Expanded and heavy: the voice of titles. */
function expanded(fontSize: string, fontWeight: number): Look {
  return { fontSize, fontWeight, fontStretch: '125%', letterSpacing: '-.022em' };
}

/** The type scale, fluid between 320 and 2560 px. */
export const type = {
  giant: { ...expanded('clamp(2.25rem, .7rem + 6.2vw, 9rem)', 800), lineHeight: vars.leading.display },
  hero: { ...expanded('clamp(2.125rem, 1rem + 4.4vw, 7rem)', 800), lineHeight: vars.leading.display },
  title: { ...expanded('clamp(1.75rem, 1.2rem + 2.1vw, 3.5rem)', 750), lineHeight: vars.leading.heading },
  heading: { ...expanded('clamp(1.25rem, 1.1rem + .6vw, 1.75rem)', 700), lineHeight: vars.leading.heading, letterSpacing: '-.012em' },
  lead: { fontSize: 'clamp(1.0625rem, 1rem + .35vw, 1.375rem)', lineHeight: vars.leading.text },
  body: { fontSize: '1rem', lineHeight: vars.leading.text },
  small: { fontSize: '.8125rem', lineHeight: vars.leading.text },
  /** A machined label: small, expanded, spaced. */
  label: { fontSize: '.75rem', fontWeight: 650, fontStretch: '118%', letterSpacing: '.08em', lineHeight: vars.leading.heading },
} satisfies Record<string, Look>;
