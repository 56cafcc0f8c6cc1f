import { Mistake } from '@kinemorph/commands/mistake';
import { computeCapacity, usual, type Assumptions } from './capacity.ts';
import { readFacts } from './facts.ts';
import { helpText, readAssumptions } from './options.ts';

try {
  const assumptions = readAssumptions(process.argv.slice(2));
  if (!assumptions) console.log(helpText);
  else print(assumptions);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function print(assumptions: Assumptions): void {
  const facts = readFacts();
  const number = (value: number) =>
    value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3).replace(/\.?0+$/, '');
  console.log(
    `${facts.pages} pages in ${Object.keys(facts.pagesOf).length} regions; ${facts.boundaries.length} boundaries in ${facts.year}, the busiest year; a first page takes ${number(facts.firstPage / 1000)} kB`,
  );
  console.log(
    `Assumed: ${Object.entries(assumptions)
      .map(([name, value]) => `${name} ${value}${value === usual[name as keyof Assumptions] ? '' : ' (given)'}`)
      .join(', ')}\n`,
  );
  const lines = computeCapacity(facts, assumptions).map(
    ({ name, value, unit, formula }) => [name, `${number(value)} ${unit}`, formula] as const,
  );
  const widths = [0, 1].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const [name, value, formula] of lines)
    console.log(`${name.padEnd(widths[0] ?? 0)}  ${value.padEnd(widths[1] ?? 0)}  = ${formula}`);
}
