import type { Plugin } from 'vite';

/**
 * Escapes what is not ASCII in a server's scripts. V8 keeps the text of a script for as long as its code lives. Node
 * decodes a module with any other character into two bytes for each character: the words of a site would double a
 * script of two megabytes.
 */
export function asciiScripts(): Plugin {
  return {
    name: 'kinemorph:ascii-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      // After the bundler's last change: its code generator writes escaped characters as they are.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeOthers(file.code);
      },
    },
  };
}

/** Returns a script of the same meaning in ASCII. */
export function escapeOthers(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
