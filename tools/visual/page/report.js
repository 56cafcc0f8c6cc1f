const { pictures, items } = globalThis.results;
const views = { sides: 'Side by side', slider: 'Slider', onion: 'Onion skin', difference: 'Difference' };
const shown = {
  outcomes: new Set(items.map(({ outcome }) => outcome)),
  modes: new Set(items.map(({ mode }) => mode)),
  search: '',
  view: 'sides',
  at: 0,
};
const byId = (id) => document.getElementById(id);

/** An element with attributes and children; words are words, never mark-up. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

function visible() {
  const words = shown.search.toLowerCase();
  return items.filter(
    ({ outcome, mode, story, name }) =>
      shown.outcomes.has(outcome) && shown.modes.has(mode) && `${story} ${name}`.toLowerCase().includes(words),
  );
}

function filter(place, set) {
  for (const value of [...set]) {
    const count = items.filter((item) => item.outcome === value || item.mode === value).length;
    const change = ({ target }) => {
      if (target.checked) set.add(value);
      else set.delete(value);
      shown.at = 0;
      draw();
    };
    byId(place).append(
      make('label', {}, make('input', { type: 'checkbox', checked: true, change }), ` ${value} (${count})`),
    );
  }
}

function drawList(list) {
  byId('list').replaceChildren(
    ...list.flatMap((item, index) => [
      ...(item.group === list[index - 1]?.group
        ? []
        : [
            make(
              'h2',
              {},
              item.group,
              make('small', {}, ` (${list.filter(({ group }) => group === item.group).length})`),
            ),
          ]),
      make(
        'button',
        { type: 'button', 'aria-current': String(index === shown.at), click: () => go(index) },
        make('span', {}, item.name),
        make('small', {}, make('span', { class: item.outcome }, item.outcome), ` · ${item.mode}`),
      ),
    ]),
  );
  if (list.length === 0)
    byId('list').append(make('p', {}, items.length === 0 ? 'Everything is as before.' : 'Nothing matches.'));
}

const figure = (caption, src) =>
  src && make('figure', {}, make('figcaption', {}, caption), make('img', { src, alt: caption }));

/** Two pictures over each other, and a handle that shows more of one or the other. */
function layers({ before, after }, apply) {
  const over = make('img', { src: after, alt: 'After' });
  const amount = make('input', {
    class: 'amount',
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    'aria-label': 'How much of the picture after',
    input: () => apply(over, Number(amount.value)),
  });
  apply(over, 50);
  return make(
    'div',
    {},
    amount,
    make('div', {}, make('div', { class: 'layers' }, make('img', { src: before, alt: 'Before' }), over)),
  );
}

function drawPictures(item) {
  const both = item.before && item.after;
  if (both && shown.view === 'slider')
    return layers(item, (over, amount) => over.style.setProperty('clip-path', `inset(0 0 0 ${100 - amount}%)`));
  if (both && shown.view === 'onion')
    return layers(item, (over, amount) => over.style.setProperty('opacity', String(amount / 100)));
  if (both && shown.view === 'difference')
    return make('div', { class: 'marked' }, figure('Difference', item.difference));
  if (!item.before && !item.after)
    return make('p', {}, 'This picture is not in the report: npm run visual -- --every-picture writes all of them.');
  return make(
    'div',
    { class: 'pictures' },
    figure('Before', item.before),
    figure('After', item.after),
    figure('Difference', item.difference),
  );
}

function drawViewer(item) {
  const viewer = byId('viewer');
  if (!item)
    return viewer.replaceChildren(make('p', {}, items.length === 0 ? 'Nothing differs.' : 'Choose a picture.'));
  const accept = (command) =>
    make(
      'span',
      { class: 'accept' },
      make('code', {}, command),
      make(
        'button',
        {
          type: 'button',
          click: ({ target }) =>
            void navigator.clipboard?.writeText(command).then(() => (target.textContent = 'Copied')),
        },
        'Copy',
      ),
    );
  const tools = Object.entries(views).map(([view, label]) =>
    make(
      'button',
      { type: 'button', 'aria-pressed': String(shown.view === view), click: () => ((shown.view = view), draw()) },
      label,
    ),
  );
  viewer.replaceChildren(
    make(
      'div',
      { class: 'title' },
      make('h2', {}, item.name),
      make(
        'span',
        {},
        `${item.mode} · ${item.outcome}${item.reason && item.outcome === 'changed' ? ` · ${item.reason}` : ''}`,
      ),
    ),
    item.outcome === 'broken' ? make('p', { class: 'error' }, item.reason) : '',
    make(
      'div',
      { class: 'tools' },
      ...(item.before && item.after ? tools : []),
      ...(item.outcome === 'broken' ? [] : [accept(item.command), accept(item.groupCommand)]),
    ),
    drawPictures(item),
  );
}

function draw() {
  const list = visible();
  drawList(list);
  drawViewer(list[shown.at]);
}

function go(index) {
  shown.at = Math.max(0, Math.min(index, visible().length - 1));
  draw();
  document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
}

byId('counts').textContent =
  `${pictures} pictures, ${pictures - items.length} as before. J and K go to the next and the one before.`;
filter('outcomes', shown.outcomes);
filter('modes', shown.modes);
byId('search').addEventListener('input', ({ target }) => {
  shown.search = target.value;
  shown.at = 0;
  draw();
});
addEventListener('keydown', ({ key, target }) => {
  if (target.matches('input[type=search]')) return;
  if (key === 'j') go(shown.at + 1);
  if (key === 'k') go(shown.at - 1);
});
draw();
