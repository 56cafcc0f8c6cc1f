/** The document's data about the scripts of its page. */
export interface PageScripts {
  /** The start of React without a sign of a person: always, if the browser has a session, or never. */
  readonly start: 'now' | 'session' | undefined;
  /** The address of the script that exports the page's screen; none if a site is served from source. */
  readonly screen: string | undefined;
  /** Requests every script of the page at the same time, since a script would otherwise wait for its imports. */
  readonly preload: () => void;
}

/** Reads the attributes of the document's script element, which the server has rendered. */
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
