/** Writes a text as a value of RFC 5545 (3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const encoder = new TextEncoder();
const longest = 75;

/** Ends a line, and folds one of more than 75 bytes (RFC 5545, 3.1) between characters. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > longest) {
      parts.push(part);
      // A continuation line begins with a space, which counts.
      part = ' ';
      size = 1;
    }
    part += character;
    size += bytes;
  }
  return `${[...parts, part].join('\r\n')}\r\n`;
}
