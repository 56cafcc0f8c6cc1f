import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './Button.tsx';

const meta: Meta<typeof Button> = { title: 'Components/Button', component: Button };
export default meta;

export const Action: StoryObj<typeof Button> = { args: { children: 'Buy now', size: 'large' } };
export const Outline: StoryObj<typeof Button> = { args: { children: 'Learn more', tone: 'outline' } };
export const Quiet: StoryObj<typeof Button> = { args: { children: 'Not now', tone: 'quiet' } };
export const Busy: StoryObj<typeof Button> = { args: { children: 'Sending', busy: true } };
export const Link: StoryObj<typeof Button> = { render: () => <ButtonLink href="#shop" external>To the shop</ButtonLink> };
