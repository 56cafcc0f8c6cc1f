import type { Meta, StoryObj } from '@storybook/react-vite';
import { price } from '../../testing/samples.tsx';
import { Price } from './Price.tsx';

const meta: Meta<typeof Price> = { title: 'Components/Price', component: Price };
export default meta;

export const Reduced: StoryObj<typeof Price> = { args: price };
export const Plain: StoryObj<typeof Price> = { args: { current: '99.00' } };
