import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { TextArea } from './TextArea.tsx';

const usage: Usage = {
  when: ['For several lines of text: a message, a description, an address.'],
  whenNot: ['For one line: use `Field`.'],
  how: [
    'Say in `hint` what helps to be written.',
    'Set `maxLength` where there is a limit, and `rows` for how much is expected.',
    'All attributes of a native textarea pass through to it; `className` styles the whole line.',
  ],
  accessibility: [
    'The label is always visible; hint and error are described by the textarea.',
    'An error is announced, unless it is `quiet` because a summary of the form tells it.',
  ],
  pairs: [
    {
      rule: 'What helps to write stays visible, as a hint.',
      fault: 'A placeholder is gone with the first letter.',
      good: () => <TextArea label="Message" hint="What did you want it to do, and what did it do instead?" />,
      bad: () => <TextArea label="Message" placeholder="What did you want it to do, and what did it do instead?" />,
    },
  ],
};

const meta: Meta<typeof TextArea> = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { usage },
  args: { label: 'Message' },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Plain: Story = { args: { hint: 'What did you want it to do, and what did it do instead?' } };
export const Filled: Story = {
  args: { defaultValue: 'It opens along its seam.\nThen it stops, with one panel up.\nAfter a minute it goes on.' },
};
export const Wrong: Story = { args: { hint: 'A few lines are enough.', error: 'Write what happened.' } };
export const Disabled: Story = { args: { defaultValue: 'Sent.', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Beschreibung der Gewährleistungsbeanstandung',
    hint: 'Geben Sie gegebenenfalls die Seriennummernkennzeichnung an.',
    error: 'Die Fehlerbeschreibung ist unvollständig.',
  },
};
export const OnInk: Story = {
  args: { hint: 'A few lines are enough.', error: 'Write what happened.' },
  decorators: [on('ink')],
};
export const BlackFriday: Story = { args: { hint: 'A few lines are enough.' }, decorators: [inTheme('black-friday')] };
