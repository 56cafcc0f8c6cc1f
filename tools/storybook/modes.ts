import { breakpoints } from '@kinemorph/ui/theme/breakpoints';

/** The widths at which every story is tested: one in each screen class. */
export const modes = {
  mobile: { name: 'Mobile', width: 390, height: 844 },
  ipad: { name: 'iPad', width: 820, height: 1180 },
  window: { name: 'Window', width: 1440, height: 900 },
} as const;

const isIn = ({ width }: { readonly width: number }, least: number) => width >= least;
if (!isIn(modes.ipad, breakpoints.ipad) || !isIn(modes.window, breakpoints.window))
  throw new Error('A mode has left its screen class.');
