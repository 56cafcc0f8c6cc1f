import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';

export const grid = component({ display: 'grid' });

const across = (query: string, count: number) => ({
  '@media': { [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const ipad = variants({ 2: across(media.ipad, 2), 3: across(media.ipad, 3) });
// After those of tablets, so that they win in a window.
export const window = variants({
  2: across(media.window, 2),
  3: across(media.window, 3),
  4: across(media.window, 4),
});
