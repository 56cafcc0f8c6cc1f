/** A mistake in content, as its author reads it: `products/ai-base.ts › prices.us.regular: found -1, wanted a price above 0`. */
export function problem(file: string, field: string, found: unknown, wanted: string): string {
  return `${file} › ${field || 'the whole'}: found ${show(found)}, wanted ${wanted}`;
}

/** A value as one writes it, and no more of it than one reads. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
