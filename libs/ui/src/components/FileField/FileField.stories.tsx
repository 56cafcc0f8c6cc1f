import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { FileField } from './FileField.tsx';

const usage: Usage = {
  when: ['For a file of the visitor’s: a receipt, a photo.'],
  whenNot: ['For a picture that one edits on the page.'],
  how: [
    'Name kinds and size in `hint`, and give `accept` the same kinds.',
    'Check kind and size when the file is chosen, and say in `error` what to do.',
    'The words on the button are the browser’s, in its language.',
  ],
  accessibility: [
    'It is the native input, so it works by keyboard, by drag and drop, and without scripts.',
    'An error is announced, unless it is `quiet` because a summary of the form tells it.',
  ],
  pairs: [
    {
      rule: 'Kinds and size are said before a file is chosen.',
      fault: 'The rule is learned only by breaking it, and even then it is not said.',
      good: () => <FileField label="Receipt" hint="A JPG, PNG or PDF of up to 5 MB." />,
      bad: () => <FileField label="Receipt" error="Wrong file." />,
    },
  ],
};

const meta: Meta<typeof FileField> = {
  title: 'Components/FileField',
  component: FileField,
  parameters: { usage },
  args: { label: 'Receipt' },
};
export default meta;

type Story = StoryObj<typeof FileField>;

export const Plain: Story = {
  args: { hint: 'A JPG, PNG or PDF of up to 5 MB.', accept: 'image/jpeg,image/png,application/pdf' },
};
export const Wrong: Story = {
  args: { hint: 'A JPG, PNG or PDF of up to 5 MB.', error: 'This file has 8 MB. Choose a smaller one.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Gewährleistungskaufbeleg',
    hint: 'Bilddateien oder Dokumentdateien mit höchstens fünf Megabyte Dateigröße.',
  },
};
export const OnInk: Story = { args: { hint: 'A JPG, PNG or PDF of up to 5 MB.' }, decorators: [on('ink')] };
export const Christmas: Story = {
  args: { hint: 'A JPG, PNG or PDF of up to 5 MB.' },
  decorators: [inTheme('christmas')],
};
