import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on, Row } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Button, ButtonLink } from './Button.tsx';

const usage: Usage = {
  when: [
    'For something that happens on this page: sending a form, opening a dialog.',
    'ButtonLink, for a way on that should look as important.',
  ],
  whenNot: ['For a link inside a text.', 'For a second `action` in the same view: when everything asks, nothing does.'],
  how: [
    'Write what happens, as a verb: "Subscribe", not "OK".',
    'While work is under way set `busy` and say so in the words; the button keeps its place and the focus.',
    'All attributes of a native button or link pass through.',
  ],
  accessibility: [
    '`busy` keeps the button in the tab order and announces it as busy; a press does nothing.',
    'Prefer a button that explains what is missing to one that is disabled.',
    'It is at least 48 px high; the focus ring stands outside of it.',
  ],
  pairs: [
    {
      rule: 'One action in a view; the others step back.',
      fault: 'Both ask for the press, so neither leads.',
      good: () => (
        <Row>
          <Button>Buy now</Button>
          <Button tone="outline">Learn more</Button>
        </Row>
      ),
      bad: () => (
        <Row>
          <Button>Buy now</Button>
          <Button>Learn more</Button>
        </Row>
      ),
    },
    {
      rule: 'The label says what happens.',
      fault: '“OK” makes one read everything around it.',
      good: () => <Button>Subscribe</Button>,
      bad: () => <Button>OK</Button>,
    },
  ],
};

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Button>;

const all = (
  <Row>
    <Button>Buy now</Button>
    <Button tone="outline">Learn more</Button>
    <Button tone="quiet">Not now</Button>
  </Row>
);

export const Action: Story = { args: { children: 'Buy now', size: 'large' } };
export const Outline: Story = { args: { children: 'Learn more', tone: 'outline' } };
export const Quiet: Story = { args: { children: 'Not now', tone: 'quiet' } };
export const Busy: Story = { args: { children: 'Sending', busy: true } };
export const Disabled: Story = { args: { children: 'Sold out', disabled: true } };
export const LongWords: Story = {
  args: { children: 'Benachrichtigungseinstellungen und Lieferzeiten jetzt anzeigen' },
};
export const Link: Story = {
  render: () => (
    <ButtonLink href="#shop" external>
      To the shop
    </ButtonLink>
  ),
};
export const OnInk: Story = { render: () => all, decorators: [on('ink')] };
export const OnFog: Story = { render: () => all, decorators: [on('fog')] };
export const BlackFriday: Story = { render: () => all, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { render: () => all, decorators: [inTheme('christmas')] };
