import { primitive } from '../../theme/primitives.ts';
import { semantic } from '../../theme/semantic.ts';
import type { Theme } from '../../theme/theme.ts';

const { color } = primitive;

const day = {
  text: color.pine,
  soft: color.spruce,
  accent: color.goldDeep,
  deal: color.berry,
  focus: color.goldDeep,
  danger: color.berry,
  success: color.green,
};

/** Pine, warm white and gold, without a snowflake. */
export const christmas: Theme = {
  name: 'christmas',
  description: 'The end of the year: pine, warm white and gold',
  ground: 'paper',
  scheme: { ink: 'dark', paper: 'light', fog: 'light' },
  colors: {
    ink: {
      ground: color.pine,
      raised: color.pineRaised,
      line: color.moss,
      text: color.candle,
      soft: color.lichen,
      accent: color.gold,
      deal: color.goldBright,
      focus: color.flame,
      danger: color.berryBright,
      success: color.greenBright,
      glow: color.needle,
    },
    paper: { ...day, ground: color.candle, raised: color.snow, line: color.linen, glow: color.snow },
    fog: { ...day, ground: color.wool, raised: color.candle, line: color.linen, glow: color.candle },
    action: { ground: color.gold, hover: color.goldBright, text: color.pine },
    light: { ground: color.flame, text: color.pine },
    sale: { ground: color.berry, text: color.snow },
    overlay: color.evening,
    shadow: color.branches,
  },
  components: {
    badge: { signal: { ground: semantic.sale.ground, text: semantic.sale.text } },
  },
};
