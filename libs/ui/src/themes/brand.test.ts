import { expect, test } from 'vitest';
import { brand } from './brand.ts';

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const words = ['text', 'soft', 'accent', 'danger', 'success'] as const;
const floors = ['ground', 'raised', 'glow'] as const;

for (const name of ['ink', 'paper', 'fog'] as const) {
  const ground = brand[name];
  test.each(words.flatMap(word => floors.map(floor => [word, floor] as const)))(`[VA-1] on ${name}, %s reads on %s (4.5 to 1)`, (word, floor) => {
    expect(contrast(ground[word], ground[floor])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(floors)(`[VA-1] on ${name}, the focus ring shows on %s (3 to 1)`, floor => {
    expect(contrast(ground.focus, ground[floor])).toBeGreaterThanOrEqual(3);
  });
}

test.each(['action', 'light', 'sale'] as const)('[VA-1] the words on %s read (4.5 to 1)', name => {
  expect(contrast(brand[name].text, brand[name].ground)).toBeGreaterThanOrEqual(4.5);
});

test('[VA-1] the words on a button under the pointer read', () => {
  expect(contrast(brand.action.text, brand.action.hover)).toBeGreaterThanOrEqual(4.5);
});
