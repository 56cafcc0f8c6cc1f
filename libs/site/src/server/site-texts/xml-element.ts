import { escapeXml } from '../render/escape-xml.ts';

/** An element: its attributes, and the text or the elements in it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[] = '',
): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>`;
}
