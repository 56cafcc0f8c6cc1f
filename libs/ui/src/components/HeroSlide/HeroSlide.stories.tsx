import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions, picture, price } from '../../testing/samples.tsx';
import { HeroSlide } from './HeroSlide.tsx';

const meta: Meta<typeof HeroSlide> = { title: 'Components/HeroSlide', component: HeroSlide, parameters: { layout: 'fullscreen' } };
export default meta;

export const Full: StoryObj<typeof HeroSlide> = { args: { eyebrow: 'Flagship', title: 'Solid One.\nIt moves.', subtitle: 'Say the word and watch it change shape.', copyright: '© 2025 Seamwork.', picture, price, badge: { label: 'New', tone: 'light' }, actions, priority: true, headingLevel: 1 } };
export const Bare: StoryObj<typeof HeroSlide> = { args: { title: 'Solid Two', picture } };
