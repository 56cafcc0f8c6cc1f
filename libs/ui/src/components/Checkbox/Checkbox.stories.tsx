import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Checkbox } from './Checkbox.tsx';

const usage: Usage = {
  when: ['For a yes or no that is sent with a form, such as an agreement.'],
  whenNot: ['For a setting that applies at once.', 'For one of several: use radio buttons or a Select.'],
  how: [
    'Write the label as what the visitor says: "I agree to …". It may hold links.',
    'Never tick an agreement beforehand.',
    'All attributes of a native checkbox pass through to it.',
  ],
  accessibility: [
    'The whole row is its label, at least 44 px high.',
    'An `error` is announced, and described by the box: set the focus on it after a failed attempt.',
  ],
  pairs: [
    {
      rule: 'The label is what the visitor says, and nothing is ticked beforehand.',
      fault: 'A ticked box is no agreement, and “Letters” does not say to what.',
      good: () => <Checkbox label="I agree to receive letters." />,
      bad: () => <Checkbox label="Letters" defaultChecked />,
    },
  ],
};

const meta: Meta<typeof Checkbox> = { title: 'Components/Checkbox', component: Checkbox, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Checkbox>;

const label = 'I agree to receive letters.';

export const Plain: Story = { args: { label } };
export const Ticked: Story = { args: { label, defaultChecked: true } };
export const Wrong: Story = { args: { label, error: 'Tick the box to go on.' } };
export const Disabled: Story = { args: { label, disabled: true } };
export const LongWords: Story = {
  args: {
    label: (
      <>
        Ich stimme der Verarbeitung meiner E-Mail-Adresse zu, wie in der{' '}
        <a href="#privacy">Datenschutzgrundverordnungserklärung</a> beschrieben, und weiß, dass ich mich jederzeit
        wieder abmelden kann.
      </>
    ),
  },
};
export const OnInk: Story = { args: { label, defaultChecked: true }, decorators: [on('ink')] };
export const BlackFriday: Story = { args: { label, defaultChecked: true }, decorators: [inTheme('black-friday')] };
