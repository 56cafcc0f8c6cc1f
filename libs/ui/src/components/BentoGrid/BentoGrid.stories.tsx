import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture, price } from '../../testing/samples.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { BentoGrid } from './BentoGrid.tsx';

const meta: Meta<typeof BentoGrid> = { title: 'Components/BentoGrid', component: BentoGrid, parameters: { layout: 'fullscreen' } };
export default meta;

export const Panels: StoryObj<typeof BentoGrid> = {
  args: {
    children: [
      <Tile key="a" title="Wide" subtitle="Two cells across" picture={picture} price={price} span="wide" tone="dark" headingLevel={2} />,
      <Tile key="b" title="Tall" subtitle="Two cells down" picture={picture} span="tall" headingLevel={2} />,
      <Tile key="c" title="One" picture={picture} tone="dark" headingLevel={2} />,
      <Tile key="d" title="Another" picture={picture} headingLevel={2} />,
      <Tile key="e" title="A third" picture={picture} tone="dark" headingLevel={2} />,
      <Tile key="f" title="A fourth" picture={picture} headingLevel={2} />,
    ],
  },
};
