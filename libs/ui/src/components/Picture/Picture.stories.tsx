import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import { Picture } from './Picture.tsx';

const meta: Meta<typeof Picture> = { title: 'Components/Picture', component: Picture };
export default meta;

export const Lazy: StoryObj<typeof Picture> = { args: { picture } };
export const Awaited: StoryObj<typeof Picture> = { args: { picture, priority: true } };
