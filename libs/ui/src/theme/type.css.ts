import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Look = Omit<StyleRule, '@layer'>;

const { fontSize, weight, leading } = vars;

/** What stands between the letters of a label; a script whose letters are as wide as high sets a narrower one. */
export const labelSpacing = createVar();

/** Expanded and heavy: the voice of titles. */
function expanded(size: string, fontWeight: string, lineHeight: string): Look {
  return { fontSize: size, fontWeight, fontStretch: '125%', letterSpacing: '-.022em', lineHeight };
}

/** The type scale, fluid between 320 and 2560 px. */
export const type = {
  giant: expanded(fontSize.giant, weight.display, leading.display),
  hero: expanded(fontSize.hero, weight.display, leading.display),
  title: expanded(fontSize.title, weight.title, leading.heading),
  heading: { ...expanded(fontSize.heading, weight.heading, leading.heading), letterSpacing: '-.012em' },
  lead: { fontSize: fontSize.lead, lineHeight: leading.text },
  body: { fontSize: fontSize.body, lineHeight: leading.text },
  small: { fontSize: fontSize.small, lineHeight: leading.text },
  /** A machined label: small, expanded, spaced. */
  label: {
    fontSize: fontSize.label,
    fontWeight: weight.strong,
    fontStretch: '118%',
    letterSpacing: fallbackVar(labelSpacing, '.08em'),
    lineHeight: leading.heading,
  },
  /** What one presses: the size is its surroundings'. */
  control: { fontWeight: weight.strong, fontStretch: '112%' },
} satisfies Record<string, Look>;
