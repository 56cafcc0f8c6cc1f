import { globalRule, screen } from '@kinemorph/ui/theme';

/** Machines reach to the edge of their pictures: their stages leave them air, filled with the ground of a picture that has one. */
export const airy = screen({});
globalRule('screens', `.${airy} img`, { padding: '1.25rem', backgroundClip: 'border-box' });

export const orders = screen({ inlineSize: '100%' });
