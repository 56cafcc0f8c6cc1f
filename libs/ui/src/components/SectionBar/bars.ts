import { vars } from '../../theme/vars.css.ts';

/** The height of the site's header, with its line. */
export const headerBlockSize = `calc(${vars.size.header} + ${vars.stroke.seam})`;

/** Custom property with the height that sticky bars cover at the top of a page. */
export const barsName = '--k-bars';

/**
 * The height that bars cover at the top of the window: the site's header and, on pages that have one, the section bar.
 */
export const barsBlockSize = `var(${barsName}, ${headerBlockSize})`;
