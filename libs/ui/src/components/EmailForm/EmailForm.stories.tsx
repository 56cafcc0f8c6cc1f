import type { Meta, StoryObj } from '@storybook/react-vite';
import { emailLabels as labels } from '../../testing/samples.tsx';
import { EmailForm } from './EmailForm.tsx';

const meta: Meta<typeof EmailForm> = { title: 'Components/EmailForm', component: EmailForm };
export default meta;

export const Plain: StoryObj<typeof EmailForm> = { args: { labels, onSubmit: async () => undefined } };
export const WithAgreement: StoryObj<typeof EmailForm> = { args: { labels, onSubmit: async () => undefined, agreement: { label: 'I agree to receive letters.', required: 'Tick the box to go on.' } } };
