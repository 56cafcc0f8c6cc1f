import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { StatBand } from './StatBand.tsx';

const usage: Usage = {
  when: ['For two to five figures that a product is proud of: motors, chips, voice commands, minutes of use.'],
  whenNot: ['For all of the figures: use a specs table.', 'For prices: use `Price`.'],
  how: [
    'Give figures formatted for their reader, and the unit apart, so that it can step back.',
    'Two to five words say what is counted.',
  ],
  accessibility: [
    'A definition list: what is counted comes before its figure, whatever the eye sees first.',
    'The figures stand there from the start; nothing counts up.',
  ],
  pairs: [
    {
      rule: 'Two to five words say what is counted.',
      fault: 'Sentences under the figures take their effect away.',
      wide: true,
      good: () => (
        <Section tone="ink">
          <StatBand stats={stats.slice(0, 3)} />
        </Section>
      ),
      bad: () => (
        <Section tone="ink">
          <StatBand
            stats={[
              {
                number: '22',
                text: 'servo motors of our own making, with gears of steel and a reading of their position',
              },
              { number: '69', text: 'chips, of which three listen for your voice all the time' },
              { number: '42', text: 'voice commands, and a new one with each update' },
            ]}
          />
        </Section>
      ),
    },
  ],
};

const stats = [
  { number: '22', text: 'servo motors' },
  { number: '69', text: 'chips' },
  { number: '42', text: 'voice commands' },
  { number: '90', unit: 'min', text: 'on one charge' },
];

const meta: Meta<typeof StatBand> = {
  title: 'Components/StatBand',
  component: StatBand,
  parameters: { layout: 'fullscreen', usage },
  args: { stats },
  render: (args) => (
    <Section tone="ink">
      <StatBand {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof StatBand>;

export const Four: Story = {};
export const Three: Story = { args: { stats: stats.slice(1) } };
export const Two: Story = { args: { stats: stats.slice(2) } };
export const Five: Story = { args: { stats: [...stats, { number: '11.1', unit: 'V', text: 'battery' }] } };
export const LongFigures: Story = {
  args: {
    stats: [
      { number: '3,000+', text: 'parts' },
      { number: '2,100', unit: 'mAh', text: 'battery' },
      { number: '200+', text: 'audio clips' },
    ],
  },
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    stats: [
      { number: '31', text: 'hochpräzise Servomotoren' },
      { number: '2.100', unit: 'mAh', text: 'Lithium-Polymer-Akkumulatorkapazität' },
      { number: '120', unit: 'Minuten', text: 'Ladezeit' },
    ],
  },
};
export const OnPaper: Story = {
  render: (args) => (
    <Section>
      <StatBand {...args} />
    </Section>
  ),
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };
