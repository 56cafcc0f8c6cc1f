import { make } from './elements.ts';
import { searchable, type FoundText } from './find-texts.ts';

interface PanelOptions {
  readonly texts: () => readonly FoundText[];
  readonly show: (found: FoundText) => void;
  readonly markAll: (on: boolean) => void;
}

/** The list of a page's texts with a search, behind a button. */
export interface Panel {
  readonly element: HTMLElement;
  /** Updates the list if it is open. */
  readonly refresh: () => void;
  /** Copies the key of a text, and confirms it. */
  readonly copied: (found: FoundText) => void;
}

/** Creates the list; Alt+I opens it too. */
export function createPanel({ texts, show, markAll }: PanelOptions): Panel {
  const { search, list, note, marking, close, panel, open } = panelParts();
  let listed = '';

  const copied = (found: FoundText) => {
    const key = found.ids[0]?.key ?? '';
    navigator.clipboard.writeText(key).then(
      () => {
        note.textContent = `Copied: ${key}`;
      },
      () => {
        note.textContent = key;
      },
    );
  };
  const refresh = () => {
    if (panel.hidden) return;
    const wanted = searchable(search.value);
    const found = texts().filter(({ text, ids }) =>
      searchable(`${text} ${ids.map(({ key, file }) => `${key} ${file}`).join(' ')}`).includes(wanted),
    );
    // A list that is rebuilt loses its focus and its scroll position.
    const next = JSON.stringify(found.map(({ ids, text, where }) => [ids, text, where]));
    if (next === listed) return;
    listed = next;
    note.textContent = `${found.length} ${found.length === 1 ? 'text' : 'texts'}. Press one to find it on the page and to copy its key.`;
    list.replaceChildren(
      ...found.map((one) => {
        const press = () => {
          show(one);
          copied(one);
        };
        return make('li', {}, row(one, press));
      }),
    );
  };
  const toggle = () => {
    panel.hidden = !panel.hidden;
    listed = '';
    refresh();
    if (panel.hidden) open.focus();
    else search.focus();
  };
  open.addEventListener('click', toggle);
  close.addEventListener('click', toggle);
  search.addEventListener('input', refresh);
  marking.addEventListener('change', () => {
    markAll(marking.checked);
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle();
  });
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyI') return;
    event.preventDefault();
    toggle();
  });
  return { element: make('div', {}, open, panel), refresh, copied };
}

/** Creates the elements of the list, and the button that opens it. */
function panelParts() {
  const search = make('input', {
    type: 'search',
    placeholder: 'A word, a key or a file',
    ariaLabel: 'Search the texts of this page',
  });
  const list = make('ul');
  const note = make('div', { className: 'note', role: 'status' });
  const marking = make('input', { type: 'checkbox' });
  const close = make('button', { type: 'button' }, 'Close');
  const panel = make(
    'div',
    { className: 'panel', hidden: true, role: 'dialog', ariaLabel: 'Texts of this page' },
    make('div', { className: 'bar' }, search, make('label', {}, marking, ' Mark all'), close),
    note,
    list,
  );
  const open = make('button', { type: 'button', className: 'open', title: 'Alt+I' }, 'Texts of this page');
  return { search, list, note, marking, close, panel, open };
}

function row({ ids, text, where }: FoundText, onPress: () => void): HTMLElement {
  const button = make(
    'button',
    { type: 'button' },
    make('span', {}, text),
    make(
      'span',
      {},
      make('span', { className: 'key' }, ids.map(({ key }) => key).join(' + ')),
      ' ',
      make('span', { className: 'where' }, where),
    ),
    make('span', { className: 'file' }, [...new Set(ids.map(({ file }) => file))].join(' + ')),
  );
  button.addEventListener('click', onPress);
  return button;
}
