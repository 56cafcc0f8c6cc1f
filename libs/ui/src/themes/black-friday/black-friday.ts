import { primitive } from '../../theme/primitives.ts';
import { semantic } from '../../theme/semantic.ts';
import type { Theme } from '../../theme/theme.ts';

const { color } = primitive;

const lit = {
  accent: color.amber,
  deal: color.amber,
  focus: color.lamp,
  danger: color.redBright,
  success: color.greenBright,
};

/** A sale by night: warm black on every ground, with amber as the main accent. */
export const blackFriday: Theme = {
  name: 'black-friday',
  description: 'A sale by night: near black on every ground, amber for action and prices',
  ground: 'ink',
  scheme: { ink: 'dark', paper: 'dark', fog: 'dark' },
  colors: {
    ink: {
      ...lit,
      ground: color.night,
      raised: color.coal,
      line: color.brazier,
      text: color.bone,
      soft: color.ash,
      glow: color.ember,
    },
    paper: {
      ...lit,
      ground: color.soot,
      raised: color.coal,
      line: color.brazier,
      text: color.bone,
      soft: color.ash,
      glow: color.ember,
    },
    fog: {
      ...lit,
      ground: color.coal,
      raised: color.ember,
      line: color.brazier,
      text: color.bone,
      soft: color.ash,
      glow: color.brazier,
    },
    action: { ground: color.amber, hover: color.amberBright, text: color.night },
    light: { ground: color.lamp, text: color.night },
    sale: { ground: color.bone, text: color.night },
    overlay: color.dusk,
    shadow: color.dark,
  },
  components: {
    badge: { signal: { ground: semantic.sale.ground, text: semantic.sale.text } },
    button: { cut: semantic.cut.large },
  },
};
