import type { Theme } from '../theme/theme.ts';
import { brand } from './brand/brand.ts';
import { byFolder } from './by-folder/themes.ts';

/** Every theme as data, for tests and tools: the default theme first, then the others by name. */
export const themes: readonly Theme[] = /* @__PURE__ */ byFolder.toSorted(
  (a, b) => Number(b === brand) - Number(a === brand),
);
