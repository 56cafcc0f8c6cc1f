import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import { LinkCard } from '../LinkCard/LinkCard.tsx';
import { CardGrid } from './CardGrid.tsx';

const meta: Meta<typeof CardGrid> = { title: 'Components/CardGrid', component: CardGrid };
export default meta;

export const Pair: StoryObj<typeof CardGrid> = {
  args: { children: ['One', 'Two'].map(title => <LinkCard key={title} title={title} text="A few words on it." href={`#${title}`} label="Open" picture={picture} />) },
};
