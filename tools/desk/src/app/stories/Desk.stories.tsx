import type { Meta, StoryObj } from '@storybook/react-vite';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as appStyles from '../App.css.ts';
import { ProposalView } from '../parts/ProposalView.tsx';
import { withQuery } from '../state/address.ts';
import { ChangesView } from '../views/ChangesView.tsx';
import { HandoverView } from '../views/HandoverView.tsx';
import { NewCampaignView } from '../views/NewCampaignView.tsx';
import { PricesView } from '../views/PricesView.tsx';
import { TimelineView } from '../views/TimelineView.tsx';
import { comparison, prices, refused, view, viewAfterChange, viewWithMistake } from './sample.ts';

const meta: Meta = {
  title: 'Desk/Views',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
};
export default meta;
type Story = StoryObj;

/** A view on its ground, as the desk's frame has it. */
function onDesk(shown: ReactNode, ground: 'paper' | 'ink' = 'paper'): NonNullable<Story['render']> {
  return function OnDesk() {
    return (
      <div className={clsx(appStyles.app, ground === 'ink' ? appStyles.onInk : appStyles.onPaper)}>
        <main className={appStyles.main}>{shown}</main>
      </div>
    );
  };
}

/** Answers what the desk's server would, and puts what a person chose into the address; both until the story ends. */
function served(
  answers: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, string>> = {},
): NonNullable<Story['beforeEach']> {
  return () => {
    const { href } = location;
    const real = globalThis.fetch;
    history.replaceState(null, '', withQuery(href, chosen));
    globalThis.fetch = (input, options) => {
      const path = input instanceof Request ? input.url : String(input);
      const found = Object.entries(answers).find(([start]) => path.startsWith(start));
      return found ? Promise.resolve(Response.json(found[1])) : real(input, options);
    };
    return () => {
      globalThis.fetch = real;
      history.replaceState(null, '', href);
    };
  };
}

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
