import { screen } from '@kinemorph/ui/theme';

/** Keeps the footer out of sight until the rest of the page is there. */
export const rest = screen({ minBlockSize: '100vh' });
