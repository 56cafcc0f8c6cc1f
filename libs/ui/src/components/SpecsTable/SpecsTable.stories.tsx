import type { Meta, StoryObj } from '@storybook/react-vite';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { SpecsTable } from './SpecsTable.tsx';

const usage: Usage = {
  when: ['A page lists the properties of one product: sizes, power, what is in the box.'],
  whenNot: [
    'To set products side by side: use `ComparisonTable`.',
    'For three or four figures that should impress: set them large instead.',
  ],
  how: [
    'Group what belongs together and title the groups; one group alone may go without.',
    'Write units after the figure, as the language does. A value of several parts is a list, one line each.',
  ],
  accessibility: ['Each group is a definition list under its heading, so that a name is heard before its value.'],
  pairs: [
    {
      rule: 'Each value in a line of its own, with its unit after it.',
      fault: 'Several values in one line have to be searched.',
      good: () => <SpecsTable groups={[body]} />,
      bad: () => (
        <SpecsTable
          groups={[
            {
              title: 'Body',
              rows: [
                {
                  name: 'Size and weight',
                  value:
                    '48 cm (open), 21 cm (closed), 1.9 kg without and 2.2 kg with the display stand; aluminium and ABS',
                },
              ],
            },
          ]}
        />
      ),
    },
  ],
};

const meta: Meta<typeof SpecsTable> = { title: 'Components/SpecsTable', component: SpecsTable, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof SpecsTable>;

const body = {
  title: 'Body',
  rows: [
    { name: 'Height open', value: '48 cm' },
    { name: 'Height closed', value: '21 cm' },
    { name: 'Weight', value: '1.9 kg' },
    { name: 'Shell', value: 'Aluminium and ABS' },
  ],
};
const motion = {
  title: 'Motion',
  rows: [
    { name: 'Servos', value: '31' },
    { name: 'Chips', value: '67' },
    { name: 'Speed', value: '0.4 m/s' },
    { name: 'Modes', value: ['Block', 'Manual', 'Voice', 'Computer'] },
  ],
};
const power = {
  title: 'Power',
  rows: [
    { name: 'Battery', value: '2,100 mAh, 11.1 V' },
    { name: 'Charging', value: '120 minutes' },
    { name: 'In use', value: '60 minutes' },
  ],
};
const box = {
  title: 'In the box',
  rows: [
    { name: 'Machine', value: 'Solid One' },
    { name: 'Also', value: ['Charger', 'Display stand', 'Quick guide'] },
  ],
};

export const Groups: Story = { args: { groups: [body, motion, power, box] } };
export const OneGroupWithoutTitle: Story = {
  args: { groups: [{ rows: [...body.rows, ...motion.rows, ...power.rows] }] },
};
export const OnDarkGround: Story = { args: { groups: [body, motion] }, decorators: [on('ink')] };
export const LongGerman: Story = {
  args: {
    groups: [
      {
        title: 'Geräteabmessungen und Lieferumfang',
        rows: [
          { name: 'Umgebungsgeräuschunterdrückung', value: 'Vierfachmikrofonanordnung mit Richtungserkennung' },
          {
            name: 'Lithium-Ionen-Akkumulator',
            value: ['Zweitausendeinhundert Milliamperestunden', 'Ladestandsanzeige'],
          },
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
