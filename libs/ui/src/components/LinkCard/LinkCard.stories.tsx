import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import { LinkCard, LinkCards } from './LinkCard.tsx';

const meta: Meta<typeof LinkCard> = { title: 'Components/LinkCard', component: LinkCard };
export default meta;

export const Pictured: StoryObj<typeof LinkCard> = { args: { title: 'Share Hub', text: 'Moves made by other owners.', href: '#hub', label: 'Visit the hub', picture } };
export const Plain: StoryObj<typeof LinkCard> = { args: { title: 'Share Hub', text: 'Moves made by other owners.', href: '#hub', label: 'Visit the hub' } };
export const Pair: StoryObj<typeof LinkCard> = { args: { title: 'Share Hub', text: 'Moves made by other owners.', href: '#hub', label: 'Visit the hub', picture }, render: args => <LinkCards><LinkCard {...args} /><LinkCard {...args} title="Creation Studio" /></LinkCards> };
