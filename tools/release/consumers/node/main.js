import { preloadFont } from '@kinemorph/ui/fonts';
import { icon } from '@kinemorph/ui/icon';
import { breakpoints } from '@kinemorph/ui/theme/breakpoints';
import { contrastProblems, themeCss } from '@kinemorph/ui/theme/make';
import { vars } from '@kinemorph/ui/theme/vars';
import { designTokens, themes } from '@kinemorph/ui/tokens';
import brand from '@kinemorph/ui/tokens/brand.json' with { type: 'json' };

console.log(
  JSON.stringify({
    font: preloadFont.href,
    icon,
    ipad: breakpoints.ipad,
    ground: vars.here.ground,
    made: themeCss({ name: 'acme', colors: { paper: { ground: '#FFFFFF' } } }),
    problems: contrastProblems({ name: 'acme', colors: { paper: { text: '#999999' } } }).map(({ over }) => over),
    themes: themes.map(({ name }) => name),
    same: JSON.stringify(designTokens(themes[0])) === JSON.stringify(brand),
  }),
);
