import { em, globalRule, media, screen, vars } from '@kinemorph/ui/theme';

/**
 * Without scripts there is no choice, and a narrower window would break the names of two products: there the table
 * scrolls sideways.
 */
const phone = `screen and ${media.mobile} and (min-width: ${em(375)}) and (scripting: enabled)`;

export const chooser = screen({
  display: 'none',
  '@media': { [phone]: { display: 'grid', marginBlockEnd: vars.space.l } },
});

const pair = screen({});
const others = [0, 1, 2].map(() => screen({}));
/** The table beside the first, the second or the third other product. */
export const pairs = others.map((other) => `${pair} ${other}`);

globalRule('screens', `.${pair} > [role=region]`, {
  '@media': { [phone]: { maxBlockSize: 'none', overflow: 'visible' } },
});
globalRule('screens', `.${pair} thead tr:first-child > td`, { '@media': { [phone]: { inlineSize: 'auto' } } });
globalRule('screens', `.${pair} tr > :first-child`, { '@media': { [phone]: { inlineSize: '5.5rem' } } });
globalRule('screens', `.${pair} :is(th, td, a)`, {
  '@media': { [phone]: { paddingInline: vars.space.xs, overflowWrap: 'anywhere' } },
});
// The names stick below the bars of the header and of the page.
globalRule('screens', `.${pair} th[scope=col]`, {
  '@media': {
    [phone]: { insetBlockStart: `calc(${vars.size.header} + 3.75rem)` },
    [`${phone} and ${media.low}`]: { position: 'static' },
  },
});
// The first column has the names of the rows, the second the page's product.
for (const [at, other] of others.entries())
  globalRule('screens', `.${other} tr > :nth-child(n + 3):not(:nth-child(${at + 3}))`, {
    '@media': { [phone]: { display: 'none' } },
  });
