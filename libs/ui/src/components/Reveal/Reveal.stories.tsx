import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reveal } from './Reveal.tsx';

const meta: Meta<typeof Reveal> = { title: 'Components/Reveal', component: Reveal };
export default meta;

export const Settling: StoryObj<typeof Reveal> = { args: { children: <p>Scroll away and back.</p> } };
