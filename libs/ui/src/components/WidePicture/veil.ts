import { vars } from '../../theme/vars.css.ts';

/** Returns the ground at an opacity in percent, to cover a picture; from 80 on, text is readable on any picture. */
export function veil(share: number): string {
  return `color-mix(in srgb, ${vars.here.ground} ${share}%, transparent)`;
}
