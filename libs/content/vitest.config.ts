import { messages } from '@kinemorph/i18n/vite';
import { defineConfig } from 'vitest/config';
import { sharedTest } from '../../vitest.shared.ts';

// A module from Vitest's file cache skips the plugins: words that were inherited go stale, and styles lose their sheets.
export default defineConfig({ plugins: [messages()], test: { ...sharedTest(import.meta.url), fsModuleCache: false } });
