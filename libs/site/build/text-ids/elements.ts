/** Creates an element with its properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Positions an element in the window, in pixels. */
export function placed<Placed extends HTMLElement>(
  element: Placed,
  place: Readonly<Partial<Record<'left' | 'top' | 'width' | 'height', number>>>,
): Placed {
  for (const [side, pixels] of Object.entries(place)) element.style.setProperty(side, `${pixels}px`);
  return element;
}
