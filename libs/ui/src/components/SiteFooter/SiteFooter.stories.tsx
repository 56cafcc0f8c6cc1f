import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '../../testing/samples.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<typeof SiteFooter> = { title: 'Components/SiteFooter', component: SiteFooter, parameters: { layout: 'fullscreen' } };
export default meta;

export const Full: StoryObj<typeof SiteFooter> = { args: footer };
