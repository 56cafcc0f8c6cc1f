/** Every drawing in `icons.svg`, by its id. */
export const iconNames = [
  'alert', 'arrow-left', 'arrow-right', 'arrow-up-right', 'battery', 'blocks', 'bluetooth', 'bolt', 'calendar', 'cart', 'check',
  'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up', 'chip', 'clock', 'close', 'cloud', 'code', 'crown', 'download', 'expand',
  'eye', 'eye-off', 'file', 'gear', 'gift', 'globe', 'info', 'lock', 'logout', 'mail', 'map-pin', 'menu', 'microphone', 'minus', 'monitor',
  'package', 'pause', 'percent', 'phone', 'play', 'plus', 'print', 'return', 'rotate', 'search', 'shield', 'smartphone', 'star', 'tag',
  'ticket', 'trophy', 'truck', 'unlock', 'user', 'volume', 'wifi', 'zoom-in', 'zoom-out',
  'facebook', 'instagram', 'tiktok', 'twitter', 'youtube',
] as const;

/** The name of a drawing. */
export type IconName = (typeof iconNames)[number];
