import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Section } from '../Section/Section.tsx';
import { Select } from './Select.tsx';

const usage: Usage = {
  when: ['For one answer out of about five or more: a country, a year, a model.'],
  whenNot: [
    'For yes or no: use `Checkbox`.',
    'For two to four short answers that one wants to compare: show them all.',
    'For links to other pages: use `Menu`.',
  ],
  how: [
    'Give a `placeholder` where no answer is likelier than the others; else preset the likeliest with `defaultValue`.',
    'Group long lists: an entry with `options` is a group.',
    'All other attributes go to the native element: `name`, `required`, `onChange`, `autoComplete`.',
  ],
  accessibility: [
    'It is the native element, so it opens as the device does it, types ahead and works without scripts.',
    'Its hint and its error are its description, and an error is announced as it appears.',
  ],
  pairs: [
    {
      rule: 'Yes or no is no list.',
      fault: 'Two presses and a list, for a single tick.',
      good: () => <Checkbox label="I have a warranty card." />,
      bad: () => (
        <Select
          label="Warranty card"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
    },
  ],
};

const models = [
  { value: 'one', label: 'Solid One' },
  { value: 'two', label: 'Solid Two' },
  { value: 'three', label: 'Solid Three' },
  { value: 'four', label: 'Solid Four', disabled: true },
];
const places = [
  {
    label: 'Europe',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'fr', label: 'France' },
      { value: 'gb', label: 'United Kingdom' },
    ],
  },
  {
    label: 'Asia',
    options: [
      { value: 'jp', label: 'Japan' },
      { value: 'kr', label: 'South Korea' },
    ],
  },
];

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  parameters: { usage },
  args: { label: 'Model', options: models },
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Chosen: Story = { args: { defaultValue: 'two' } };
export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a model', hint: 'It is printed on the underside.' },
};
export const Grouped: Story = {
  args: { label: 'Country', options: places, placeholder: 'Choose a country', autoComplete: 'country' },
};
export const Wrong: Story = { args: { placeholder: 'Choose a model', error: 'Choose the model that you own.' } };
export const Disabled: Story = { args: { defaultValue: 'one', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Reason for sending the machine in for an inspection',
    options: [
      {
        value: 'a',
        label: 'It does not open along its seam any more although it is charged and nothing is in its way',
      },
    ],
    hint: 'The more we know before it arrives, the sooner it is on its way back to you.',
  },
};
export const OnDarkGround: Story = {
  parameters: { layout: 'fullscreen' },
  args: { placeholder: 'Choose a model' },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Story />
      </Section>
    ),
  ],
};
export const RightToLeft: Story = {
  args: { defaultValue: 'two' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
