import { screen } from '@kinemorph/ui/theme';

export const search = screen({ inlineSize: 'min(100%, 32rem)', textAlign: 'start' });
