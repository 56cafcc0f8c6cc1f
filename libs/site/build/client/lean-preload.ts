import type { Plugin } from 'vite';

/** Vite's name of the function around every `import()` of a build. */
const helper = /preload-helper/;

/**
 * Replaces Vite's preload helper, which is a seventh of the script that every visitor loads. This one has only what a
 * build of these sites needs: it requests the files of a chunk unless the document names them, waits for style sheets
 * before it loads the chunk, and raises `vite:preloadError` for a failed file. It leaves out nonces, other bases and
 * browsers without `modulepreload`.
 */
export function leanPreload(): Plugin {
  return {
    name: 'kinemorph:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: helper }, handler: () => source },
  };
}

const source = `
const sheets = new Map();
const load = (file) => {
  const href = '/' + file;
  const known = sheets.get(href) ?? document.querySelector('link[href="' + href + '"]');
  if (known) return known;
  const isSheet = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isSheet ? 'stylesheet' : 'modulepreload', href });
  const sheet = isSheet && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      sheets.delete(href);
      link.remove();
      reject(Error('Unable to preload CSS for ' + href));
    };
  });
  if (isSheet) sheets.set(href, sheet);
  document.head.append(link);
  return sheet;
};
export const __vitePreload = (run, files = []) =>
  Promise.all(files.map(load)).then(run).catch((error) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
`;
