import { vars } from '../../theme/vars.css.ts';

/** A share of the ground over a picture; from 80 on words read on it, whatever the picture shows. */
export function veil(share: number): string {
  return `color-mix(in srgb, ${vars.here.ground} ${share}%, transparent)`;
}
