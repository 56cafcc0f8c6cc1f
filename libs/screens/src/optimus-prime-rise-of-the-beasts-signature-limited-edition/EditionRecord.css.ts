import { media, screen, type, vars } from '@kinemorph/ui/theme';

// A sheet with a ruled border, like a certificate; its ground is that of the photograph.
export const record = screen({
  position: 'relative',
  display: 'grid',
  marginBlockEnd: vars.space.band,
  backgroundColor: vars.here.raised,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  outline: `${vars.stroke.seam} solid ${vars.here.line}`,
  outlineOffset: '-.75rem',
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.window]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    print: { breakInside: 'avoid' },
  },
});

export const margin = screen({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.l,
  padding: 'clamp(min(2rem, 10vw), 5vw, 5rem)',
});
export const heading = screen({ ...type.label, fontSize: '.8125rem', color: vars.here.accent });
export const count = screen({ containerType: 'inline-size', display: 'grid', gap: vars.space.xs });
export const sum = screen({
  ...type.giant,
  fontSize: 'clamp(min(3rem, 30cqi), 24cqi, 9rem)',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const entries = screen({ display: 'grid', borderBlockStart: `2px solid ${vars.here.text}` });
export const entry = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 3fr)',
  gap: vars.space.m,
  '@media': { [media.tight]: { gridTemplateColumns: '1fr', gap: 0 } },
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const value = screen({ fontWeight: vars.weight.note });

// With its own aspect ratio, so that it is never cropped; it is aligned to the lower rule.
export const stage = screen({ alignSelf: 'end', margin: 'calc(.75rem + 1px)' });
export const image = screen({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
