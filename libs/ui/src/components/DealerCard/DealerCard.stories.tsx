import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { DealerCard, DealerCards } from './DealerCard.tsx';

const usage: Usage = {
  when: ['A page lists who sells our machines, in shops or online.'],
  whenNot: ['For our own address: the footer has it.', 'For a link to another site of ours: use `LinkCard`.'],
  how: [
    'Write the address as letters carry it, a line each, in the order of its country.',
    'Give logos to all or to none; the name stands in words in any case.',
    'Leave out what is not known: a dealer may have no address or no shop online.',
  ],
  accessibility: [
    'The name is a heading, the address an `address`.',
    "The whole card is the link's reach; its name is the label and the dealer.",
  ],
  pairs: [
    {
      rule: 'The address in lines, as letters carry it, and a link that says where it leads.',
      fault: 'An address in one line takes time to read, and “Click here” leads anywhere.',
      good: () => <DealerCard {...shop} />,
      bad: () => (
        <DealerCard
          title="Hinge &amp; Sons"
          address="12 Anvil Road, Sheffield S1 2BX, United Kingdom"
          link={{ label: 'Click here', href: '#hinge' }}
        />
      ),
    },
  ],
};

const meta: Meta<typeof DealerCard> = {
  title: 'Components/DealerCard',
  component: DealerCard,
  subcomponents: { DealerCards },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof DealerCard>;

const shop = {
  title: 'Hinge & Sons',
  address: ['12 Anvil Road', 'Sheffield S1 2BX', 'United Kingdom'],
  link: { label: 'To the shop', href: '#hinge' },
};

export const Complete: Story = { args: { ...shop, logo: picture } };
export const WithoutLogo: Story = { args: shop };
export const OnlineOnly: Story = { args: { title: 'Bolt Direct', link: { label: 'To the shop', href: '#bolt' } } };
export const WithoutShop: Story = { args: { title: 'Panel House', address: 'Unit 4, The Foundry\nLeeds LS10 1NE' } };
export const OnDarkGround: Story = { args: { ...shop, logo: picture }, decorators: [on('ink')] };
export const List: Story = {
  args: shop,
  render: (args) => (
    <DealerCards>
      <DealerCard {...args} />
      <DealerCard title="Bolt Direct" link={{ label: 'To the shop', href: '#bolt' }} />
      <DealerCard title="Panel House" address={'Unit 4, The Foundry\nLeeds LS10 1NE'} />
      <DealerCard {...args} title="Workshop Twenty-Two" />
    </DealerCards>
  ),
};
export const LongGerman: Story = {
  args: {
    title: 'Modellbaufachgeschäft Oberbefehlshaber Gesellschaft mbH',
    address: ['Bundesratufer-Kurfürstendammstraße 1234', '10719 Berlin-Charlottenburg-Wilmersdorf'],
    link: { label: 'Zum Onlinefachhandel', href: '#de' },
  },
  decorators: [german],
};
