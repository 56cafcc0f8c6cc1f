import type { Instant } from '@kinemorph/content/time';

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
] as const;

/**
 * Formats the time until an instant in its two largest units: `11 days 4 hours`. Rounded down, and at least a second.
 */
export function timeLeft(from: Instant, to: Instant): string {
  let rest = Math.max(to - from, 1000);
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.join(' ');
}
