import { media, screen, type, vars } from '@kinemorph/ui/theme';

/** The ratings, beside the reviews if there is enough space. */
export const sides = screen({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.ipad]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});
export const ratings = screen({ display: 'grid', alignContent: 'start', gap: vars.space.m });
export const average = screen({ ...type.title, marginInlineEnd: vars.space.xs });
export const small = screen({ ...type.small, color: vars.here.soft });

/** The part of all ratings, on a line for all of them. */
export const bar = screen({
  inlineSize: '100%',
  blockSize: '.375rem',
  marginBlockEnd: vars.space.xs,
  fill: 'currentColor',
  backgroundColor: vars.here.line,
});

export const review = screen({
  display: 'flow-root',
  paddingBlock: vars.space.l,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const words = screen({ maxInlineSize: '40rem', marginBlock: vars.space.s });
export const photo = screen({ float: 'inline-end', marginInlineStart: vars.space.l });
export const image = screen({ inlineSize: '8rem', aspectRatio: '1', objectFit: 'cover', objectPosition: 'top' });
