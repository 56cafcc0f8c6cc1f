import type { Engine } from '../src/engine.ts';
import { startFirefox } from '../src/firefox.ts';
import { findPrograms, type Programs } from '../src/installed.ts';
import { startWebKit } from '../src/webkit.ts';

/** The engines beside Chromium, which every other test drives. */
export const engines: readonly { readonly name: string; readonly start: () => Promise<Engine> }[] = [
  { name: 'Firefox', start: () => startFirefox(installed()) },
  { name: 'WebKit', start: () => startWebKit(installed()) },
];

function installed(): Programs {
  const found = findPrograms();
  if ('missing' in found) throw new Error(`Install ${found.missing.join(', ')}, or start "npm run browsers".`);
  return found.programs;
}
