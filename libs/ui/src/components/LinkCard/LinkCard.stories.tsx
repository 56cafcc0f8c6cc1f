import type { Meta, StoryObj } from '@storybook/react-vite';
import { tallScene } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { LinkCard, LinkCards } from './LinkCard.tsx';

const usage: Usage = {
  when: ['For a link to another site of the company: a hub, a studio, a store.'],
  whenNot: ['For a product with a price: use a Tile or a ProductCard.', 'For more than one link on a card.'],
  how: [
    'Put two to four of them into LinkCards; alone, a card takes the whole width.',
    '`label` is the visible link, `external` turns its arrow outwards.',
  ],
  accessibility: [
    'The whole card can be pressed, but there is one link, named by its label; `ariaLabel` names it where the label does not tell where it leads.',
    'The title is an h3: put the cards under an h2.',
  ],
  pairs: [
    {
      rule: 'The label says where the link leads.',
      fault: '“Click here” says nothing, and even less in a list of links.',
      good: () => <LinkCard {...plain} />,
      bad: () => <LinkCard {...plain} label="Click here" />,
    },
  ],
};

const meta: Meta<typeof LinkCard> = {
  title: 'Components/LinkCard',
  component: LinkCard,
  subcomponents: { LinkCards },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof LinkCard>;

const plain = { title: 'Share Hub', text: 'Moves made by other owners.', href: '#hub', label: 'Visit the hub' };
const pictured = { ...plain, picture };

export const Pictured: Story = { args: pictured };
export const Scene: Story = { args: { ...plain, picture: { ...tallScene, alt: '' }, fit: 'cover' } };
export const Plain: Story = { args: plain };
export const External: Story = { args: { ...plain, external: true } };
export const Pair: Story = {
  args: pictured,
  render: (args) => (
    <LinkCards>
      <LinkCard {...args} />
      <LinkCard {...args} title="Creation Studio" />
    </LinkCards>
  ),
};
export const LongWords: Story = {
  args: {
    ...pictured,
    title: 'Bewegungsablaufsammlung der Eigentümergemeinschaft',
    text: 'Verwandlungsgeschwindigkeiten, Bewegungsabläufe und Geräuschkulissen anderer Eigentümer.',
    label: 'Zur Bewegungsablaufsammlung',
  },
};
export const OnInk: Story = { args: pictured, decorators: [on('ink')] };
export const OnFog: Story = { args: plain, decorators: [on('fog')] };
export const BlackFriday: Story = { args: pictured, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args: pictured, decorators: [inTheme('christmas')] };
