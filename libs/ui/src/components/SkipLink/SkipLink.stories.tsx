import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta<typeof SkipLink> = { title: 'Components/SkipLink', component: SkipLink };
export default meta;

export const Hidden: StoryObj<typeof SkipLink> = { args: { label: 'Skip to content', href: '#main' }, decorators: [Story => <><Story /><main id="main" tabIndex={-1} /></>] };
