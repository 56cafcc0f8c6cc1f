import { em, globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

// Short, so that the first robots are in sight.
export const head = screen({ paddingBlock: 'clamp(2rem, 4.5vw, 4.5rem)' });
export const body = screen({ paddingBlockStart: 'clamp(1.5rem, 3vw, 3rem)' });

// Two answers beside each other on a phone; all in one row where there is room. Without JavaScript they would do nothing.
export const filters = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.normal,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

// Half a phone has room for "600 € bis 1.500 €" beside the arrow.
globalRule('screens', `.${filters} select`, {
  '@media': { [media.mobile]: { paddingInline: `${vars.space.near} 2.25rem` } },
});
// A question that would be alone in its row.
globalRule('screens', `.${filters} > :last-child:nth-child(odd)`, {
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

export const count = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.normal,
  minBlockSize: vars.size.control,
  marginBlock: vars.space.normal,
});
globalRule('screens', `.${count} > p`, { ...type.control });
export const none = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.normal,
  paddingBlock: vars.space.apart,
});
export const noneTitle = screen(type.heading);

// A phone shows two beside each other: thirteen in one column would be ten screens.
export const grid = screen({
  '@media': { [`${media.mobile} and (min-width: ${em(360)})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalRule('screens', `.${grid} h2`, { '@media': { [media.mobile]: { fontSize: '1rem' } } });
// The longest word of a name stays whole: ten kana, or nine Chinese characters.
globalRule('screens', `.${grid} h2:is(:lang(ja), :lang(zh))`, {
  '@media': {
    [media.mobile]: { marginInlineEnd: `calc(-1 * ${vars.space.normal})`, fontSize: 'clamp(.8rem, 3.7vw, 1rem)' },
  },
});
globalRule('screens', `.${grid} img`, { '@media': { [media.mobile]: { padding: '1rem .5rem .5rem' } } });
globalRule('screens', `.${grid} a`, { '@media': { [media.mobile]: { paddingInline: vars.space.close } } });
// Half a phone is too narrow for a price of seven digits.
globalRule('screens', `.${grid} bdi:lang(ko)`, { '@media': { [media.mobile]: { fontSize: '.8em' } } });
// "En savoir plus" keeps to one line below the button.
globalRule('screens', `.${grid} a + a`, { '@media': { [media.mobile]: { paddingInline: 0 } } });
