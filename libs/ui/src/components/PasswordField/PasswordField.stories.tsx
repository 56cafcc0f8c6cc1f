import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { PasswordField } from './PasswordField.tsx';

const usage: Usage = {
  when: ['For a password, old or new.'],
  whenNot: ['For a number that is sent by e-mail or text message: use a `Field` with `autoComplete="one-time-code"`.'],
  how: [
    'Say in `autoComplete` whether it is the `current-password` or a `new-password`: the browser then fills it in, or suggests one.',
    'Say the rule in `hint` before it is broken, and in `error` how to keep it.',
    'All else is as with `Field`.',
  ],
  accessibility: [
    'The button says what it does: `showLabel` while the password is hidden, `hideLabel` while it is shown.',
    'Sending the form hides the password again.',
    'Pasting is allowed: a password manager needs it.',
  ],
  pairs: [
    {
      rule: 'The rule is said before it is broken.',
      fault: 'The error neither says the rule nor how to keep it.',
      good: () => (
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          hint="At least 8 characters."
          autoComplete="new-password"
        />
      ),
      bad: () => (
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          error="Invalid password."
          autoComplete="new-password"
        />
      ),
    },
  ],
};

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { usage },
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'current-password' },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'At least 8 characters.', autoComplete: 'new-password' } };
export const Filled: Story = { args: { defaultValue: 'a seam opens' } };
export const Shown: Story = {
  args: { defaultValue: 'a seam opens' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const Wrong: Story = {
  args: { defaultValue: 'a seam', hint: 'At least 8 characters.', error: 'Use at least 8 characters.' },
};
export const Disabled: Story = { args: { defaultValue: 'a seam opens', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Persönliches Zugangskennwort',
    hint: 'Mindestens acht Zeichen, darunter ein Sonderzeichen.',
    error: 'Das Zugangskennwort unterschreitet die Mindestzeichenanzahl.',
    showLabel: 'Zugangskennwort anzeigen',
    hideLabel: 'Zugangskennwort verbergen',
  },
};
export const OnInk: Story = {
  args: { defaultValue: 'a seam opens', hint: 'At least 8 characters.' },
  decorators: [on('ink')],
};
export const OnFog: Story = { args: { defaultValue: 'a seam opens' }, decorators: [on('fog')] };
export const BlackFriday: Story = { args: { defaultValue: 'a seam opens' }, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args: { defaultValue: 'a seam opens' }, decorators: [inTheme('christmas')] };
