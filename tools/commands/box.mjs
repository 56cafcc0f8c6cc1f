/** The regions of the global site, in the order in which the box lists them. */
export const globalRegions = ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'];

/**
 * The addresses of the running system, framed.
 * @param {import('./ports.mjs').Ports} ports
 * @param {{ preview: boolean }} options
 */
export function addressBox(ports, { preview }) {
  const site = `http://localhost:${ports.global}`;
  const cn = `http://localhost:${ports.cn}`;
  const regions = globalRegions.map((region) => `${site}/${region}`);
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
