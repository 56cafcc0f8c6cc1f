import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = { title: 'Components/Checkbox', component: Checkbox };
export default meta;

export const Plain: StoryObj<typeof Checkbox> = { args: { label: 'I agree to receive letters.' } };
export const Wrong: StoryObj<typeof Checkbox> = { args: { label: 'I agree to receive letters.', error: 'Tick the box to go on.' } };
