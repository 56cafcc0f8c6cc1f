import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = { title: 'Components/EmptyState', component: EmptyState, parameters: { layout: 'fullscreen' } };
export default meta;

export const NotFound: StoryObj<typeof EmptyState> = { args: { code: '404', title: 'This page has folded itself away.', text: 'The address may be old, or mistyped.', actions: [{ label: 'To the front page', href: '#home' }, { label: 'Support', href: '#support' }] } };
