import { column, globalRule, grounds, media, screen, vars } from '@kinemorph/ui/theme';

/** Fades a picture into the page: slowly, from beside the machine to the edge, including the end of the shadow. */
function runsOut(side: string) {
  const thins = (to: string) =>
    `linear-gradient(${to}, transparent ${side}, rgb(0 0 0 / .12) calc(${side} + 5%), rgb(0 0 0 / .45) calc(${side} + 11%), rgb(0 0 0 / .82) calc(${side} + 17%), black calc(${side} + 22%))`;
  return {
    maskImage: `${thins('to right')}, ${thins('to left')}, linear-gradient(transparent, black 8%)`,
    maskComposite: 'intersect',
  };
}

// The picture has the page's own ground, so the machine seems to stand on the page itself.
export const moment = `${grounds.paper} ${screen({ display: 'grid', overflow: 'clip', paddingBlockStart: vars.space.band, textAlign: 'center' })}`;
export const words = screen({ ...column, display: 'grid', justifyItems: 'center', gap: vars.space.m });
export const text = screen({ maxInlineSize: '40rem', textWrap: 'pretty' });

// On a phone the empty space on both sides of the machine is cropped.
export const machine = screen({
  ...runsOut('0%'),
  display: 'block',
  inlineSize: '124%',
  maxInlineSize: 'none',
  marginInline: '-12%',
  '@media': { [media.ipad]: { inlineSize: '100vw', maxInlineSize: '76rem', marginInline: 'auto' } },
});

export const commands = screen({ inlineSize: '100%' });
export const links = screen({ marginBlockStart: vars.space.band });

// He waves from the page, not from a picture: the panel has no light.
export const farewell = screen({ backgroundImage: 'none' });
globalRule('screens', `.${farewell} img`, { ...runsOut('20%'), '@media': { [media.ipad]: runsOut('10%') } });
