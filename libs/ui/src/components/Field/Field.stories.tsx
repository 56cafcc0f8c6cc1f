import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Field } from './Field.tsx';

const usage: Usage = {
  when: ['For one line of text in a form: a name, a city, a number.'],
  whenNot: ['For an e-mail address alone: use EmailForm.', 'For a choice among a few: use a Select or radio buttons.'],
  how: [
    'Say in `hint` what is expected, in `error` what is wrong and how to put it right.',
    'Set `type`, `inputMode` and `autoComplete`, so that the keyboard fits and the browser helps.',
    'All attributes of a native input pass through to it; `className` styles the whole line.',
  ],
  accessibility: [
    'The label is always visible; hint and error are described by the input.',
    'An error is announced: set the focus on the first wrong field after a failed attempt.',
  ],
  pairs: [
    {
      rule: 'An error says what is wrong and how to put it right.',
      fault: '“Invalid” says neither what is wrong nor what would be right.',
      good: () => <Field label="Order number" error="Enter the 6 characters after SW-." defaultValue="SW-1" />,
      bad: () => <Field label="Order number" error="Invalid value." defaultValue="SW-1" />,
    },
    {
      rule: 'What is expected stays visible: it is a hint, not a placeholder.',
      fault: 'A placeholder is gone with the first letter.',
      good: () => <Field label="Name" hint="As on your order." />,
      bad: () => <Field label="Name" placeholder="As on your order" />,
    },
  ],
};

const meta: Meta<typeof Field> = { title: 'Components/Field', component: Field, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Field>;

export const Plain: Story = { args: { label: 'Name', hint: 'As on your order.', autoComplete: 'name' } };
export const Filled: Story = { args: { label: 'Name', defaultValue: 'Ada Hinge' } };
export const Example: Story = { args: { label: 'Order number', placeholder: 'SW-1024' } };
export const Wrong: Story = { args: { label: 'Name', error: 'Enter your name.' } };
export const WrongWithHint: Story = {
  args: { label: 'Name', hint: 'As on your order.', error: 'Enter your name.', defaultValue: '?' },
};
export const Disabled: Story = { args: { label: 'Country', defaultValue: 'Germany', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Umsatzsteueridentifikationsnummer Ihres Unternehmens',
    hint: 'Sie steht auf der Gewerbesteuerveranlagungsbescheinigung.',
    error: 'Die Umsatzsteueridentifikationsnummer beginnt mit zwei Buchstaben.',
  },
};
export const OnInk: Story = {
  args: { label: 'Name', hint: 'As on your order.', error: 'Enter your name.' },
  decorators: [on('ink')],
};
export const OnFog: Story = { args: { label: 'Name', hint: 'As on your order.' }, decorators: [on('fog')] };
export const BlackFriday: Story = {
  args: { label: 'Name', hint: 'As on your order.' },
  decorators: [inTheme('black-friday')],
};
export const Christmas: Story = {
  args: { label: 'Name', error: 'Enter your name.' },
  decorators: [inTheme('christmas')],
};
