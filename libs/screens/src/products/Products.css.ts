import { em, globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

// Low, so that the first robots are visible without scrolling.
export const head = screen({ paddingBlock: 'clamp(2rem, 4.5vw, 4.5rem)' });
export const body = screen({ paddingBlockStart: 'clamp(1.5rem, 3vw, 3rem)' });

// Two selects in a row on a phone; all in one row if there is enough space. Hidden without JavaScript, where they have
// no effect.
export const filters = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

// Half the width of a phone fits "600 € bis 1.500 €" beside the arrow.
globalRule('screens', `.${filters} select`, {
  '@media': { [media.mobile]: { paddingInline: `${vars.space.s} 2.25rem` } },
});
// A select that would be alone in its row.
globalRule('screens', `.${filters} > :last-child:nth-child(odd)`, {
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

export const count = screen({ minBlockSize: vars.size.control, marginBlock: vars.space.m });
globalRule('screens', `.${count} > p:not([class])`, { ...type.control });
export const tax = screen({ ...type.small, color: vars.here.soft });
export const none = screen({ paddingBlock: vars.space.xxl });

// Two side by side on a phone: thirteen in one column would be ten screens.
const pairs = `${media.mobile} and (min-width: ${em(360)})`;
export const grid = screen({
  '@media': { [pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  // Four, as in Japan and Korea, are two and two or one row, never three and one.
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      '@media': {
        [media.window]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});
globalRule('screens', `.${grid} h2`, { '@media': { [media.mobile]: { fontSize: '1rem' } } });
// The longest word of a name is not broken: ten kana, or nine Chinese characters. It has half a phone.
globalRule('screens', `.${grid} h2:is(:lang(ja), :lang(zh))`, {
  '@media': { [media.mobile]: { fontSize: 'clamp(.8rem, 3.7vw, 1rem)' } },
});
globalRule('screens', `.${grid} article > :not(:first-child)`, {
  '@media': { [pairs]: { paddingInline: vars.space.s } },
});
globalRule('screens', `.${grid} img`, { '@media': { [media.mobile]: { padding: '1rem .5rem .5rem' } } });
globalRule('screens', `.${grid} a`, { '@media': { [media.mobile]: { paddingInline: vars.space.xs } } });
// Half a phone is too narrow for a price of seven digits.
globalRule('screens', `.${grid} bdi:lang(ko)`, { '@media': { [media.mobile]: { fontSize: '.8em' } } });
// "En savoir plus" stays on one line below the button, or below "En rupture de stock".
globalRule('screens', `.${grid} :is(a, p) + a`, { '@media': { [media.mobile]: { paddingInline: 0 } } });
