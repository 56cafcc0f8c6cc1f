import type { ThemeDefinition } from '@kinemorph/ui/theme/make';
import harbour from './harbour.ts';

/** The theme of the page with words that are too pale. */
export const pale: ThemeDefinition = {
  ...harbour,
  name: 'pale-harbour',
  colors: { ...harbour.colors, sale: { ground: '#FFFFFF', text: '#8FA3B3' } },
};
