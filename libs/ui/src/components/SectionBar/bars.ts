import { vars } from '../../theme/vars.css.ts';

/** The height of the site's header, with its line. */
export const headerBlockSize = `calc(${vars.size.header} + ${vars.stroke.seam})`;

/** The custom property in which a page says how much of its top is under bars. */
export const barsName = '--k-bars';

/** How much of the window's top stays under bars: the site's header and, on pages that have one, the section bar. */
export const barsBlockSize = `var(${barsName}, ${headerBlockSize})`;
