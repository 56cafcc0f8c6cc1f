/** What the document says of the scripts that run its page. */
export interface PageScripts {
  /** When React starts without a sign of a person: always, if a session is kept in the browser, or never. */
  readonly start: 'now' | 'session' | undefined;
  /** The address of the script that exports the page's screen; none where a site is served from source. */
  readonly screen: string | undefined;
  /** Asks for every script of the page at the same time, since one that imports another would wait for it. */
  readonly preload: () => void;
}

/** Reads the attributes of the document's script element, which the server has written. */
export function readPageScripts(): PageScripts {
  const { scripts = '', start, screen } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  return {
    start: start as PageScripts['start'],
    screen,
    preload() {
      const links = scripts
        .split(' ')
        .filter(Boolean)
        .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      document.head.append(...links);
    },
  };
}
