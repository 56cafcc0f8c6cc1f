import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions } from '../../testing/samples.tsx';
import { Actions } from './Actions.tsx';

const meta: Meta<typeof Actions> = { title: 'Components/Actions', component: Actions };
export default meta;

export const Row: StoryObj<typeof Actions> = { args: { actions, size: 'large' } };
