import { globalRule, screen } from '@kinemorph/ui/theme';

/** Machines without their ground reach to the edge of their pictures: their stages leave them air. */
export const airy = screen({});
globalRule('screens', `.${airy} img`, { padding: '1.25rem' });

export const orders = screen({ inlineSize: '100%' });
