/** What the document says of the scripts that run its page. */
export interface PageScripts {
  /** The page is of no use without React: a form of the visitor's own, or an account. */
  readonly startsAtOnce: boolean;
  /** Asks for every script of the page at the same time, since one that imports another would wait for it. */
  readonly preload: () => void;
}

/** Reads the attributes of the document's script element, which the server has written. */
export function readPageScripts(): PageScripts {
  const { scripts = '', start } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  return {
    startsAtOnce: start === 'now',
    preload() {
      const links = scripts.split(' ').filter(Boolean).map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      document.head.append(...links);
    },
  };
}
