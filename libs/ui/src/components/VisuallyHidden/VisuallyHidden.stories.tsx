import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = { title: 'Components/VisuallyHidden', component: VisuallyHidden };
export default meta;

export const Words: StoryObj<typeof VisuallyHidden> = { args: { children: 'Heard, not seen' } };
