import { screen } from '@kinemorph/ui/theme';

/** Keeps the footer outside the window until the rest of the page has rendered. */
export const rest = screen({ minBlockSize: '100vh' });
