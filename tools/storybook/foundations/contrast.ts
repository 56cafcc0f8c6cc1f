/** The parts of a colour as the browser computes it, from 0 to 1; undefined when it is written otherwise. */
function parts(color: string): readonly number[] | undefined {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (color.startsWith('rgb')) return numbers.slice(0, 3).map(part => part / 255);
  return color.startsWith('color(srgb') ? numbers.slice(0, 3) : undefined;
}

function luminance(color: string): number | undefined {
  const linear = parts(color)?.map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  if (!linear) return undefined;
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two opaque colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
