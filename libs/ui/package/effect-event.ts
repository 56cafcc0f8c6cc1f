import { relative, dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';
import { kept } from './asset-files.ts';

const own = fileURLToPath(new URL('../src/hooks/effect-event.ts', import.meta.url));
const reactImport = /^import \{([^}]*)\buseEffectEvent\b,?\s*([^}]*)\} from 'react';$/m;

/** Makes the package work with React 19.0 and 19.1: `useEffectEvent` was added in 19.2. */
export function effectEvent(): Rolldown.Plugin {
  return {
    name: 'effect-event',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        if (id === own || !code.includes('useEffectEvent')) return undefined;
        const path = relative(dirname(id), own).split(sep).join('/');
        return kept(
          code,
          code.replace(
            reactImport,
            (_, before: string, after: string) =>
              `import {${before}${after}} from 'react'; import { useEffectEvent } from '${path.startsWith('.') ? path : `./${path}`}';`,
          ),
        );
      },
    },
  };
}
