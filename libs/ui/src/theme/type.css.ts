import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Look = Omit<StyleRule, '@layer'>;

const { fontSize, weight, leading } = vars;

/** The letter spacing of labels; scripts with square characters set a smaller one. */
export const labelSpacing = createVar();

/** The expanded and heavy style of titles. */
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
  /** Text of controls, at the size of the surrounding text. */
  control: { fontWeight: weight.strong, fontStretch: '112%' },
} satisfies Record<string, Look>;
