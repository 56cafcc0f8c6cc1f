import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions, picture, price } from '../../testing/samples.tsx';
import { Tile } from './Tile.tsx';

const meta: Meta<typeof Tile> = { title: 'Components/Tile', component: Tile };
export default meta;

export const Light: StoryObj<typeof Tile> = { args: { title: 'Solid One', subtitle: 'It moves.', picture, price, badge: { label: 'Sale', tone: 'signal' }, actions, copyright: '© 2025 Seamwork.', headingLevel: 2 } };
export const Dark: StoryObj<typeof Tile> = { args: { title: 'Solid Two', picture, tone: 'dark', headingLevel: 2 } };
