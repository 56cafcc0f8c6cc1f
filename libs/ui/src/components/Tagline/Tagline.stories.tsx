import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tagline } from './Tagline.tsx';

const meta: Meta<typeof Tagline> = { title: 'Components/Tagline', component: Tagline, parameters: { layout: 'fullscreen' } };
export default meta;

export const Large: StoryObj<typeof Tagline> = { args: { title: 'Machines that\nchange their mind.', text: 'What opens along a line becomes something else.' } };
