import type { Plugin } from 'vite';

/** The line of Vite's client that opens its connection to the dev server. */
const connect = 'transport.connect(createHMRHandler(handleMessage));';

/**
 * Removes the connection to the dev server from Vite's client. The campaign desk reloads its previews itself, so the
 * server accepts no connection, and the client would throw an error in every page.
 */
export function quietClient(): Plugin {
  return {
    name: 'kinemorph:quiet-client',
    apply: 'serve',
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler(code) {
        if (!code.includes(connect))
          this.error(
            `Vite's client has no line ${connect} any more: find how it connects now, and change quiet-client.ts.`,
          );
        return code.replace(connect, '');
      },
    },
  };
}
