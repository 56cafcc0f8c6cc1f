import type { Meta, StoryObj } from '@storybook/react-vite';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type DataColumn, DataTable } from './DataTable.tsx';

const usage: Usage = {
  when: ['A page lists records that have the same few values each: manuals, orders, dealers of a country.'],
  whenNot: [
    'For the properties of one product: use `SpecsTable`.',
    'To choose between products: use `ComparisonTable`.',
  ],
  how: [
    'Give one column the role `name`: it heads the row, and the card on a phone. What can be done with a row has the role `action`.',
    'Align figures to the end, so that they can be compared at a glance.',
    'Format sizes and dates before: the table shows what it is given.',
  ],
  accessibility: [
    'A captioned table with heads for columns and rows, also while it looks like cards.',
    'Links that look alike need a name that says of which row: "Download Solid One".',
  ],
  pairs: [
    {
      rule: 'An empty table says what will appear in it.',
      fault: '“No data” could as well be a failure.',
      wide: true,
      good: () => <DataTable {...args} rows={[]} />,
      bad: () => <DataTable {...args} rows={[]} empty="No data." />,
    },
  ],
  example: `<DataTable
  caption="Manuals"
  empty="No manuals yet."
  rows={[
    { name: 'Solid One', size: '12.4 MB' },
    { name: 'Solid Two', size: '108.9 MB' },
  ]}
  rowKey={({ name }) => name}
  columns={[
    { id: 'name', header: 'Name', role: 'name', cell: ({ name }) => name },
    { id: 'size', header: 'Size', align: 'end', cell: ({ size }) => size },
  ]}
/>`,
};

type Manual = { name: string; size: string; updated: string; href: string };

function columns(words = { name: 'Name', size: 'Size', updated: 'Updated', action: 'Download' }): DataColumn<Manual>[] {
  return [
    { id: 'name', header: words.name, role: 'name', cell: ({ name }) => name },
    { id: 'size', header: words.size, align: 'end', cell: ({ size }) => size },
    {
      id: 'updated',
      header: words.updated,
      align: 'end',
      cell: ({ updated }) => <time dateTime={updated}>{updated}</time>,
    },
    {
      id: 'action',
      header: words.action,
      role: 'action',
      align: 'end',
      cell: ({ name, href }) => (
        <ButtonLink href={href} tone="outline" aria-label={`${words.action}: ${name}`}>
          <Icon name="download" />
          {words.action}
        </ButtonLink>
      ),
    },
  ];
}

const rows: Manual[] = [
  { name: 'Solid One: user manual', size: '12.4 MB', updated: '2025-03-27', href: '#a' },
  { name: 'Solid One: quick guide', size: '2.1 MB', updated: '2025-03-27', href: '#b' },
  { name: 'Solid Two: user manual', size: '108.9 MB', updated: '2024-11-02', href: '#c' },
  { name: 'Workbench for macOS and Windows', size: '9.8 MB', updated: '2023-07-19', href: '#d' },
];

const meta: Meta<typeof DataTable<Manual>> = {
  title: 'Components/DataTable',
  component: DataTable<Manual>,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof DataTable<Manual>>;

const args = {
  caption: 'Manuals of the Solid series',
  columns: columns(),
  rows,
  rowKey: ({ href }: Manual) => href,
  empty: 'No manuals yet. They appear here when a model ships.',
};

export const Manuals: Story = { args };
export const CaptionHidden: Story = { args: { ...args, isCaptionHidden: true } };
export const Empty: Story = { args: { ...args, rows: [] } };
export const OnDarkGround: Story = { args, decorators: [on('ink')] };
export const LongGerman: Story = {
  args: {
    ...args,
    caption: 'Bedienungsanleitungen und Sicherheitshinweise',
    columns: columns({
      name: 'Bezeichnung',
      size: 'Dateigröße',
      updated: 'Aktualisierungsdatum',
      action: 'Herunterladen',
    }),
    rows: rows.map((row) => ({ ...row, name: `Sicherheitshinweise und Gewährleistungsbedingungen, ${row.name}` })),
  },
  decorators: [
    (Story) => (
      <div lang="de">
        <Story />
      </div>
    ),
  ],
};
