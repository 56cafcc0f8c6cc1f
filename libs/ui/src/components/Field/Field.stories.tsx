import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = { title: 'Components/Field', component: Field };
export default meta;

export const Plain: StoryObj<typeof Field> = { args: { label: 'Name', hint: 'As on your order.', autoComplete: 'name' } };
export const Wrong: StoryObj<typeof Field> = { args: { label: 'Name', error: 'Enter your name.' } };
