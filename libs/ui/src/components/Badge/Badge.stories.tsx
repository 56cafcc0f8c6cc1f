import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Components/Badge', component: Badge };
export default meta;

export const Signal: StoryObj<typeof Badge> = { args: { tone: 'signal', children: 'Sale' } };
export const Light: StoryObj<typeof Badge> = { args: { tone: 'light', children: 'New' } };
export const Neutral: StoryObj<typeof Badge> = { args: { children: 'Soon' } };
