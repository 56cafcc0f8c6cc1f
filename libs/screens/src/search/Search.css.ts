import { screen, vars } from '@kinemorph/ui/theme';

export const page = screen({ minBlockSize: `calc(100svh - ${vars.size.header})` });
export const panel = screen({ maxInlineSize: '52rem' });
