import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProposalView } from '../parts/ProposalView.tsx';
import { ChangesView } from '../views/ChangesView.tsx';
import { HandoverView } from '../views/HandoverView.tsx';
import { NewCampaignView } from '../views/NewCampaignView.tsx';
import { PricesView } from '../views/PricesView.tsx';
import { TimelineView } from '../views/TimelineView.tsx';
import { onDesk, served } from './on-desk.tsx';
import { comparison, prices, refused, view, viewAfterChange, viewWithMistake } from './sample.ts';

const meta: Meta = {
  title: 'Desk/Views',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
};
export default meta;
type Story = StoryObj;

export const Timeline: Story = { render: onDesk(<TimelineView {...view} />) };

export const TimelineWithMistakeInTheDark: Story = {
  beforeEach: served({}, { bar: 'uk.campaign.Autumn Sale · Early' }),
  render: onDesk(<TimelineView {...viewWithMistake} />, 'ink'),
};

export const WhatChanges: Story = {
  beforeEach: served({ '/api/compare': { ok: true, value: comparison } }, { after: '2025-08-31T23:00:00Z' }),
  render: onDesk(<ChangesView {...view} />),
};

export const Prices: Story = {
  beforeEach: served({ '/api/prices': prices }, { price: 'bumblebee-uk' }),
  render: onDesk(<PricesView {...view} />),
};

export const NewCampaign: Story = { render: onDesk(<NewCampaignView {...view} />) };

export const ChangeThatIsRefused: Story = { render: onDesk(<ProposalView proposal={refused} />, 'ink') };

export const HandOver: Story = { render: onDesk(<HandoverView {...viewAfterChange} />) };

export const HandOverOfNothing: Story = { render: onDesk(<HandoverView {...view} />) };
