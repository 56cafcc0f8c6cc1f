import { tokens } from '../theme/tokens.ts';

const { color, time, ease } = tokens;

/** The brand theme as plain data, so that a test can weigh its contrasts. */
export const brand = {
  ink: {
    ground: color.ink, raised: color.graphite, line: '#2B323A', text: color.paper, soft: color.alloy,
    accent: color.signalBright, focus: color.ion, danger: color.redBright, success: color.greenBright, glow: '#2A323B',
  },
  paper: {
    ground: color.paper, raised: color.white, line: color.mist, text: color.ink, soft: color.steel,
    accent: color.signalDeep, focus: color.ionDeep, danger: color.red, success: color.green, glow: color.white,
  },
  fog: {
    ground: color.fog, raised: color.paper, line: '#D0CFC9', text: color.ink, soft: '#525B65',
    accent: color.signalDeep, focus: color.ionDeep, danger: color.red, success: color.green, glow: color.paper,
  },
  action: { ground: color.signal, hover: color.signalBright, text: color.ink },
  light: { ground: color.ion, text: color.ink },
  sale: { ground: color.red, text: color.white },
  time,
  ease,
} as const;
