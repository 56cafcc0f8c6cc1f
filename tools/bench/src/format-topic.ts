import { table } from './table.ts';
import { verdicts, type Aim, type Column, type Row, type Topic } from './topic.ts';

/** Returns a topic as a table: every row with its figures, its aim, and whether it is met. */
export function formatTopic(topic: Topic): string {
  const hasRowAims = topic.rows.some(({ aim }) => aim);
  const head = ['', ...topic.columns.map(({ name }) => name), ...(hasRowAims ? ['aim'] : []), ''];
  const aims = topic.columns.some(({ aim }) => aim)
    ? [
        [
          'aim',
          ...topic.columns.map((column) => (column.aim ? formatAim(column.aim, column) : '')),
          ...(hasRowAims ? [''] : []),
          '',
        ],
      ]
    : [];
  const rows = topic.rows.map((row) => [
    row.label,
    ...topic.columns.map((column, index) => formatValue(row.values[index], column)),
    ...(hasRowAims ? [row.aim ? formatAim(row.aim, topic.columns[0]) : ''] : []),
    formatVerdict(topic, row),
  ]);
  return [topic.title, table([head, ...aims, ...rows], { lastIsText: true }), ...(topic.notes ?? [])].join('\n');
}

function formatVerdict(topic: Topic, row: Row): string {
  const all = verdicts(topic, row);
  const missed = all.filter(({ isMet }) => !isMet);
  if (all.length === 0) return '';
  if (missed.length === 0) return 'met';
  return all.length === 1 ? 'missed' : `missed: ${missed.map(({ column }) => column.name).join(', ')}`;
}

function formatValue(value: number | undefined, { digits = 0 }: Column): string {
  return value === undefined
    ? '–'
    : value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function formatAim(aim: Aim, column: Column = { name: '' }): string {
  if ('atMost' in aim) return `≤ ${formatValue(aim.atMost, column)}`;
  return 'below' in aim ? `< ${formatValue(aim.below, column)}` : `≥ ${formatValue(aim.atLeast, column)}`;
}
