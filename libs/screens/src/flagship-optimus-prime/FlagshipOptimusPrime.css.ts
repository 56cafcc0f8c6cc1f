import { screen } from '@kinemorph/ui/theme';

export const orders = screen({ inlineSize: '100%' });
