import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../../testing/samples.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta: Meta<typeof SiteHeader> = { title: 'Components/SiteHeader', component: SiteHeader, parameters: { layout: 'fullscreen' } };
export default meta;

export const Full: StoryObj<typeof SiteHeader> = { args: header, decorators: [Story => <><Story /><main id="main" tabIndex={-1} /></>] };
