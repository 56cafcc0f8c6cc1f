import { variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const sizes = variants({
  giant: { ...type.giant, whiteSpace: 'pre-line' },
  hero: { ...type.hero, whiteSpace: 'pre-line' },
  title: { ...type.title, whiteSpace: 'pre-line' },
  heading: type.heading,
  small: { fontSize: '1.1875rem', fontWeight: vars.weight.heading, lineHeight: 1.25 },
});
