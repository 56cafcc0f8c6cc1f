import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * The regions of the global site, in the order in which the box lists them: each folder with a `region.ts`, which this
 * plain script reads as text. Drafts are among them only where previews are.
 * @param {{ preview: boolean }} options
 */
export function globalRegions({ preview }) {
  const folder = join(root, 'libs/content/src/regions');
  return readdirSync(folder)
    .map((id) => ({ id, file: join(folder, id, 'region.ts') }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({ id, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes("site: 'global'") && (preview || !text.includes('draft: true')))
    .map(({ id, text }) => ({ id, order: Number(/order: (\d+)/.exec(text)?.[1]) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);
}

/**
 * The addresses of the running system, framed.
 * @param {import('./ports.mjs').Ports} ports
 * @param {{ preview: boolean }} options
 */
export function addressBox(ports, { preview }) {
  const site = `http://localhost:${ports.global}`;
  const cn = `http://localhost:${ports.cn}`;
  const regions = globalRegions({ preview }).map((region) => `${site}/${region}`);
  return frame([
    `Global site   ${site}`,
    ...pairs(regions).map((pair) => `              ${pair.join('   ')}`),
    `China site    ${cn}`,
    `Store         http://localhost:${ports.sandbox}/store/us   (sandbox stand-in)`,
    ...(preview ? ['', `Time travel   ${site}/us?at=2025-07-01T06:59:59Z`, '              ?at=now ends it'] : []),
    '',
    'Campaign desk npm run desk   (every campaign of every region, to see and to change)',
    '',
    'Ctrl-C ends everything.',
  ]);
}

/** @param {string[]} items */
function pairs(items) {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
}

/** @param {string[]} lines */
function frame(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 4);
  return [`┌${rule}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${rule}┘`].join('\n');
}
