import type { Mode } from './camera.ts';
import type { Story } from './plan.ts';

/**
 * Settings of visitors' browsers and systems with which every component is tested. Reduced motion is not among them,
 * because all pictures are taken with it. The size of a low window is that of 1280×1024 at 400 %.
 */
export const readerSettings = {
  'forced-colours': { width: 820, height: 1180, forcedColors: true },
  'large-text': { width: 820, height: 1180, textScale: 2 },
  zoomed: { width: 320, height: 256 },
  'right-to-left': { width: 820, height: 1180, direction: 'rtl' },
} as const satisfies Readonly<Record<string, Mode>>;

/**
 * Returns the modes of each story: the widths, and for one story of each component also the settings. That story is the
 * first in which the component is open or focused, because it shows little while closed, or else the first of all.
 */
export function modesOf(
  stories: readonly Story[],
  widths: Readonly<Record<string, Mode>>,
): (story: Story) => Readonly<Record<string, Mode>> {
  const components = Map.groupBy(
    stories.filter(({ id }) => id.startsWith('components-')),
    ({ id }) => id.split('--', 1)[0],
  );
  const chosen = new Set(
    [...components.values()].map((own) => (own.find(({ id }) => /--(?:open|focused)$/.test(id)) ?? own[0])?.id),
  );
  const all = { ...widths, ...readerSettings };
  return ({ id }) => (chosen.has(id) ? all : widths);
}

/** The modes of each story, by its id. */
export type ModesOf = ReturnType<typeof modesOf>;
