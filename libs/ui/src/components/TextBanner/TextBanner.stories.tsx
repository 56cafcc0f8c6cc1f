import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextBanner } from './TextBanner.tsx';

const meta: Meta<typeof TextBanner> = { title: 'Components/TextBanner', component: TextBanner, parameters: { layout: 'fullscreen' } };
export default meta;

export const Signal: StoryObj<typeof TextBanner> = { args: { name: 'Announcement', tone: 'signal', label: 'Spring sale: save up to 30%', href: '#sale' } };
export const Ink: StoryObj<typeof TextBanner> = { args: { name: 'Announcement', tone: 'ink', label: 'Free shipping this week' } };
export const Cyan: StoryObj<typeof TextBanner> = { args: { name: 'Announcement', tone: 'cyan', label: 'New: Solid Four', href: '#four' } };
