import { primitive } from '../../theme/primitives.ts';
import type { Theme } from '../../theme/theme.ts';

const { color } = primitive;

/** Ink, paper and fog, with signal orange for actions and ion cyan for light. */
export const brand: Theme = {
  name: 'brand',
  description: 'Every day: ink, paper and fog, signal orange for action, ion cyan for light',
  ground: 'paper',
  scheme: { ink: 'dark', paper: 'light', fog: 'light' },
  colors: {
    ink: {
      ground: color.ink,
      raised: color.graphite,
      line: color.rail,
      text: color.paper,
      soft: color.alloy,
      accent: color.signalBright,
      deal: color.paper,
      focus: color.ion,
      danger: color.redBright,
      success: color.greenBright,
      glow: color.gunmetal,
    },
    paper: {
      ground: color.paper,
      raised: color.white,
      line: color.mist,
      text: color.ink,
      soft: color.steel,
      accent: color.signalDeep,
      deal: color.ink,
      focus: color.ionDeep,
      danger: color.red,
      success: color.green,
      glow: color.white,
    },
    fog: {
      ground: color.fog,
      raised: color.paper,
      line: color.pebble,
      text: color.ink,
      soft: color.slate,
      accent: color.signalDeep,
      deal: color.ink,
      focus: color.ionDeep,
      danger: color.red,
      success: color.green,
      glow: color.paper,
    },
    action: { ground: color.signal, hover: color.signalBright, text: color.ink },
    light: { ground: color.ion, text: color.ink },
    sale: { ground: color.red, text: color.white },
    overlay: color.veil,
    shadow: color.shade,
  },
};
