import type { Plugin } from 'vite';

/** How Vite's client begins to listen for changes. */
const connect = 'transport.connect(createHMRHandler(handleMessage));';

/** Keeps Vite's client from listening for changes where somebody else says when a page loads again: without a server to talk to it fails loudly. */
export function quietClient(): Plugin {
  return {
    name: 'kinemorph:quiet-client',
    apply: 'serve',
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler(code) {
        if (!code.includes(connect)) this.error(`Vite's client no longer says ${connect}: see how it connects now.`);
        return code.replace(connect, '');
      },
    },
  };
}
