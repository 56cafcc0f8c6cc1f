import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the browser's scripts once more, with terser: Vite's own minifier leaves our code four per cent larger.
 * React's script would grow, so it is left alone.
 */
export function minifyFurther(): Plugin {
  return {
    name: 'kinemorph:minify-further',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written the files of the imports into each script.
      order: 'post',
      async handler(_, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk' && file.name !== 'react');
        await Promise.all(
          scripts.map(async (file) => {
            if (file.type === 'chunk')
              file.code = (await minify(file.code, { module: true, compress: { passes: 4 } })).code ?? file.code;
          }),
        );
      },
    },
  };
}
