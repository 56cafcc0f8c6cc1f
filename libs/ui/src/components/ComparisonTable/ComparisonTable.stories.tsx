import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { ComparisonTable, type ComparisonValue } from './ComparisonTable.tsx';

const usage: Usage = {
  when: ['Someone has to choose between products, or to see what the dearer one adds.'],
  whenNot: [
    'For the properties of one product: use `SpecsTable`.',
    'For records with actions, such as downloads: use `DataTable`.',
  ],
  how: [
    'Give every row one value for each product, in their order.',
    'Put first what decides. Leave out what is the same everywhere, unless someone would look for it.',
    'Up to four products scroll with the page in a window; more, and every table on a small screen, scroll in a box of their own.',
    'Give `highlight` the product that the page is about.',
  ],
  accessibility: [
    'A table with a caption, column heads and row heads; the box is a named region that the keyboard can scroll.',
    'A mark has its word in `label`. Buttons that look alike need an `ariaLabel` that names the product.',
  ],
  pairs: [
    {
      rule: 'Show what differs, and first what decides.',
      fault: 'Rows that say the same everywhere hide the one that decides.',
      wide: true,
      good: () => (
        <ComparisonTable
          labels={labels}
          products={differing}
          rows={rows.slice(2, 5).map(({ values, ...row }) => ({ ...row, values: values.slice(1, 3) }))}
        />
      ),
      bad: () => (
        <ComparisonTable
          labels={labels}
          products={differing}
          rows={[
            { name: 'Shell', values: ['Aluminium', 'Aluminium'] },
            { name: 'App', values: [yes, yes] },
            { name: 'Charger', values: [yes, yes] },
            { name: 'Folds by itself', values: [yes, no] },
          ]}
        />
      ),
    },
  ],
};

const meta: Meta<typeof ComparisonTable> = {
  title: 'Components/ComparisonTable',
  component: ComparisonTable,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof ComparisonTable>;

const yes: ComparisonValue = { mark: 'yes', label: 'Yes' };
const no: ComparisonValue = { mark: 'no', label: 'No' };
const labels = { caption: 'Solid One and its siblings compared', product: 'Model', price: 'Price' };

function product(id: string, name: string, current: string, was?: string) {
  return {
    id,
    name,
    picture: { ...picture, alt: '' },
    price: { current, was, currentLabel: 'Now', wasLabel: 'Was' },
    action: { label: 'Buy now', href: `#${id}`, ariaLabel: `Buy now: ${name}` },
  };
}

const one = product('one', 'Solid One', '$1,299.00', '$1,499.00');
const two = product('two', 'Solid Two', '$899.00');
const three = product('three', 'Solid Three', '$699.00');
const four = product('four', 'Solid Four Commander Edition', '$99.00');

const differing = [two, three].map(({ id, name }) => ({ id, name }));

const rows = [
  { name: 'Height open', values: ['48 cm', '32 cm', '32 cm', '12 cm'] },
  { name: 'Servos', note: 'Steel gears', values: ['31', '22', '22', '6'] },
  { name: 'Folds by itself', values: [yes, yes, no, no] },
  {
    name: 'Hears',
    values: [
      { mark: 'yes', label: 'Yes', text: '60 commands' },
      { mark: 'yes', label: 'Yes', text: '42 commands' },
      no,
      no,
    ] as const,
  },
  { name: 'Programmed by', values: [['Blocks', 'Hand', 'Voice', 'Computer'], ['Blocks', 'Hand'], ['Blocks'], 'Hand'] },
  { name: 'Battery', values: ['2,100 mAh, 60 minutes', '1,500 mAh, 45 minutes', '1,500 mAh, 45 minutes', '—'] },
  { name: 'Speed on a table', values: ['0.4 m/s', '0.4 m/s', '0.3 m/s', '0.1 m/s'] },
  { name: 'App', values: [yes, yes, yes, yes] },
  { name: 'Weight', values: ['1.9 kg', '1.1 kg', '1.0 kg', '0.2 kg'] },
];

export const Two: Story = { args: { labels, products: [one, two], rows, highlight: 'one' } };
export const Four: Story = { args: { labels, products: [one, two, three, four], rows, highlight: 'one' } };
export const Six: Story = {
  args: {
    labels,
    highlight: 'one',
    products: [one, two, three, four, { ...two, id: 'five' }, { ...three, id: 'six' }],
    rows: rows.map(({ values, ...row }) => ({ ...row, values: [...values, values[1], values[2]] })),
  },
};
export const NothingHighlighted: Story = { args: { labels, products: [one, two, three], rows } };
export const WithoutOffers: Story = {
  args: {
    labels,
    products: [one, two].map(({ id, name }) => ({ id, name })),
    rows: rows.slice(0, 4),
    highlight: 'two',
  },
};
export const OnDarkGround: Story = {
  args: { labels, products: [one, two, three], rows, highlight: 'two' },
  decorators: [on('ink')],
};
export const LongGerman: Story = {
  args: {
    labels: { caption: 'Vergleich', product: 'Modell', price: 'Preis' },
    highlight: 'one',
    products: [
      {
        ...one,
        name: 'Solid One Oberbefehlshaber-Sonderausgabe',
        action: { label: 'Jetzt vorbestellen', href: '#vor' },
      },
      { ...two, name: 'Solid Two' },
    ],
    rows: [
      { name: 'Spracherkennungsgenauigkeit', values: ['Siebenundneunzigkommafünf Prozent', 'Fünfundneunzig Prozent'] },
      {
        name: 'Umgebungsgeräuschunterdrückung',
        note: 'In geschlossenen Räumen',
        values: [
          { mark: 'yes', label: 'Ja', text: 'Vierfachmikrofonanordnung' },
          { mark: 'no', label: 'Nein' },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="de">
        <Story />
      </div>
    ),
  ],
};
