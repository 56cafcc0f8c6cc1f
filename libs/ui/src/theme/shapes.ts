import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Look = Omit<StyleRule, '@layer'>;

/** Two opposite corners cut like an armour plate; square where the browser cannot bevel. */
export function cut(size: string): Look {
  return {
    borderRadius: 0,
    '@supports': {
      '(corner-shape: bevel)': { borderStartEndRadius: size, borderEndStartRadius: size, cornerShape: 'bevel' },
    },
  };
}

/** The page's column: 12 columns wide at most 1440 px, with gutters that grow. */
export const column: Look = {
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
};
