/** Presses from before React can handle them. */
export interface HeldPresses {
  /**
   * React hydrates from now on, and compares the document with its own render: no element is marked. Presses are still
   * held. React does not see them, since a form has no submit button until the effects of the first render have run.
   */
  readonly beforeHydration: () => void;
  /** React can't be started: holds no further press. */
  readonly release: () => void;
  /** React handles presses from now on: repeats the last one, if its element still exists, and holds no other. */
  readonly repeat: () => void;
}

/**
 * Holds presses that only React can handle: buttons, forms, the key of the search, and links to a picture or film that
 * opens over the page. Links to pages, native menus and native accordions work without React and are left alone. A held
 * element is marked `data-held`, which shows at once that the press was received.
 */
export function holdPresses(): HeldPresses {
  let last: Press | undefined;
  let marked: HTMLElement | undefined;
  let hydrates = false;
  const unmark = () => {
    delete marked?.dataset.held;
  };
  const hold = (event: Event) => {
    const press = heldPress(event);
    if (!press) return;
    last = press;
    event.preventDefault();
    if (hydrates) {
      event.stopImmediatePropagation();
      return;
    }
    unmark();
    marked = press.element;
    if (marked) marked.dataset.held = '';
  };
  const types = ['keydown', 'click', 'submit'];
  for (const type of types) document.addEventListener(type, hold, { capture: true });
  const release = () => {
    unmark();
    for (const type of types) document.removeEventListener(type, hold, { capture: true });
  };
  return {
    beforeHydration() {
      unmark();
      hydrates = true;
    },
    release,
    repeat() {
      release();
      last?.repeat();
    },
  };
}

interface Press {
  /** Left out for a key of the whole page. */
  readonly element?: HTMLElement;
  readonly repeat: () => void;
}

/** Returns the press of an event if only React can handle it. */
function heldPress(event: Event): Press | undefined {
  if (event instanceof SubmitEvent) return heldSubmit(event);
  if (event instanceof KeyboardEvent) return heldKey(event);
  return event instanceof MouseEvent ? heldClick(event) : undefined;
}

function heldClick(event: MouseEvent): Press | undefined {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  if (!element || !isPlain(event)) return undefined;
  const isHeld = element instanceof HTMLAnchorElement ? opensWindow(element) : waitsForReact(element);
  if (!isHeld) return undefined;
  return {
    element,
    repeat() {
      element.click();
    },
  };
}

function heldSubmit({ target: form, submitter }: SubmitEvent): Press | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  return {
    element: submitter ?? form,
    repeat() {
      form.requestSubmit(submitter);
    },
  };
}

/** The key that opens the search. */
function heldKey(event: KeyboardEvent): Press | undefined {
  if (event.key !== '/' || event.target !== document.body) return undefined;
  return {
    repeat() {
      document.dispatchEvent(new KeyboardEvent('keydown', event));
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
