import { escapeXml } from '../../head/escape-xml.ts';

/** Returns an element with its attributes, and with a text or elements in it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[] = '',
): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>`;
}
