/** Presses from before React could handle them. */
export interface HeldPresses {
  /** React handles presses from now on: holds no further press. */
  readonly release: () => void;
  /** Repeats the last press, if its element still exists. */
  readonly repeat: () => void;
}

/**
 * Holds presses that only React can handle: buttons, forms, the key of the search, and links to a picture or film that
 * opens over the page. Links to pages, native menus and native accordions work without React and are left alone. A held
 * element is marked `data-held`, which shows at once that the press was received.
 */
export function holdPresses(): HeldPresses {
  let last: (() => void) | undefined;
  let marked: HTMLElement | undefined;
  const hold = (element: HTMLElement, repeat: () => void) => {
    unmark();
    marked = element;
    element.dataset.held = '';
    last = repeat;
  };
  const unmark = () => {
    delete marked?.dataset.held;
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!target || !isPlain(event)) return;
    if (target instanceof HTMLAnchorElement) {
      if (!opensWindow(target)) return;
      event.preventDefault();
    } else if (!waitsForReact(target)) return;
    hold(target, () => {
      target.click();
    });
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    hold(submitter ?? form, () => {
      form.requestSubmit(submitter);
    });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.target !== document.body) return;
    event.preventDefault();
    last = () => {
      document.dispatchEvent(new KeyboardEvent('keydown', event));
    };
  };
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return {
    release() {
      // React compares the document with its own render.
      unmark();
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('submit', onSubmit, { capture: true });
    },
    repeat() {
      last?.();
      last = undefined;
    },
  };
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Returns true for a button that neither the browser nor the consent banner handles by itself. */
function waitsForReact(target: HTMLElement): boolean {
  return (
    target instanceof HTMLButtonElement &&
    target.type === 'button' &&
    !target.hasAttribute('popovertarget') &&
    target.dataset.consent === undefined
  );
}

/** Returns true for a link to one of the site's own pictures or films: once React runs, it opens them over the page. */
function opensWindow({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.startsWith('/assets/');
}
