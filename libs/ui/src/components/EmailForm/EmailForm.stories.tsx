import type { Meta, StoryObj } from '@storybook/react-vite';
import { emailLabels as labels } from '../../testing/samples.tsx';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { EmailForm } from './EmailForm.tsx';

const usage: Usage = {
  when: ['For one e-mail address and nothing else: a newsletter, a notice of a launch.'],
  whenNot: ['For a form with more fields: build it from Field, Checkbox and Button.'],
  how: [
    '`onSubmit` sends the address and resolves when it was taken. An error with a `userMessage` is shown in its words, any other in yours.',
    'Where the law asks for consent give `agreement`: without the tick nothing is sent.',
    'The thanks take the place of the form.',
  ],
  accessibility: [
    'What is wrong is announced, described by its field, and the focus goes to it.',
    'The thanks are announced and take the focus.',
    'A placeholder is an example, never the label: the label is there for those who listen.',
  ],
  pairs: [
    {
      rule: 'The label stays visible, and the button says what one gets.',
      fault: '“OK” does not say what happens to the address.',
      good: () => <EmailForm {...args} />,
      bad: () => <EmailForm {...args} labels={{ ...labels, button: 'OK' }} />,
    },
  ],
};

const meta: Meta<typeof EmailForm> = { title: 'Components/EmailForm', component: EmailForm, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof EmailForm>;

/** Fills the form in and sends it. */
function send(email: string): NonNullable<Story['play']> {
  return ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const field = form?.querySelector<HTMLInputElement>('[type=email]');
    if (field) field.value = email;
    form?.requestSubmit();
  };
}

const args = { labels, onSubmit: async () => undefined };
const agreement = { label: 'I agree to receive letters.', required: 'Tick the box to go on.' };

export const Plain: Story = { args };
export const WithAgreement: Story = { args: { ...args, agreement } };
export const WrongAddress: Story = { args, play: send('someone') };
export const WithoutAgreement: Story = { args: { ...args, agreement }, play: send('someone@example.com') };
export const Busy: Story = {
  args: { ...args, onSubmit: () => new Promise(() => undefined) },
  play: send('someone@example.com'),
};
export const Failed: Story = {
  args: { ...args, onSubmit: () => Promise.reject(new Error()) },
  play: send('someone@example.com'),
};
export const Done: Story = { args, play: send('someone@example.com') };
export const LongWords: Story = {
  args: {
    ...args,
    labels: { ...labels, placeholder: 'vorname.nachname@unternehmen.example', button: 'Benachrichtigungen abonnieren' },
    agreement: {
      ...agreement,
      label: 'Ich stimme der Verarbeitung meiner Angaben gemäß den Datenschutzbestimmungen zu.',
    },
  },
};
export const OnInk: Story = { args: { ...args, agreement, tone: 'outline' }, decorators: [on('ink')] };
export const OnFog: Story = { args, decorators: [on('fog')] };
export const BlackFriday: Story = { args: { ...args, agreement }, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args: { ...args, agreement }, decorators: [inTheme('christmas')] };
