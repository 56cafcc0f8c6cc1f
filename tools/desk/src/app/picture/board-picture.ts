/** Style properties that a standalone picture must contain, since it has no style sheet. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-variant-numeric',
] as const;
const svg = 'http://www.w3.org/2000/svg';
const padding = 24;
const heading = 44;

/**
 * Returns the displayed timeline with a title as one standalone SVG document: the shapes of the rows with their styles,
 * and the names of the regions beside them.
 */
export function boardPicture(board: HTMLElement, title: string): string {
  const ground = board.getBoundingClientRect();
  const page = getComputedStyle(document.body);
  const width = Math.ceil(ground.width) + padding * 2;
  const height = Math.ceil(ground.height) + padding * 2 + heading;
  const root = make('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': page.fontFamily });
  root.append(make('rect', { width, height, fill: page.backgroundColor }));
  root.append(text(title, { x: padding, y: padding + 20, fill: page.color, 'font-size': 20, 'font-weight': 700 }));
  const place = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: Math.round(left - ground.left) + padding, y: Math.round(top - ground.top) + padding + heading };
  };
  for (const row of board.querySelectorAll('section')) {
    const { x, y } = place(row);
    root.append(make('line', { x1: x, x2: width - padding, y1: y, y2: y, stroke: page.color, opacity: 0.25 }));
  }
  for (const label of board.querySelectorAll('[data-label]')) {
    const { x, y } = place(label);
    const { color, fontSize, fontWeight } = getComputedStyle(label);
    const own = [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    root.append(
      text(own.map(({ textContent }) => textContent).join(''), {
        x,
        y: y + Math.round(Number.parseFloat(fontSize)),
        fill: color,
        'font-size': Number.parseFloat(fontSize),
        'font-weight': fontWeight,
      }),
    );
  }
  for (const canvas of board.querySelectorAll<SVGSVGElement>('svg[data-row], svg[data-axis]')) {
    const copy = drawn(canvas);
    for (const [name, value] of Object.entries(place(canvas))) copy.setAttribute(name, String(value));
    root.append(copy);
  }
  return new XMLSerializer().serializeToString(root);
}

/** Returns a copy of a row with its styles, without parts that only pointers or programs use. */
function drawn(canvas: SVGSVGElement): SVGSVGElement {
  const copy = canvas.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...canvas.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const look of looks) to[index]?.setAttribute(look, style.getPropertyValue(look));
  });
  for (const element of [copy, ...to]) {
    for (const name of ['class', 'href', 'draggable', 'aria-label', 'aria-current', 'aria-hidden', 'data-bar'])
      element.removeAttribute(name);
  }
  for (const handle of copy.querySelectorAll('[data-edge]')) handle.remove();
  return copy;
}

function make(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function text(content: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = make('text', attributes);
  element.textContent = content;
  return element;
}
