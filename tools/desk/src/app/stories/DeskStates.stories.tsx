import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '../parts/Problem.tsx';
import { ChangesView } from '../views/ChangesView.tsx';
import { HandoverView } from '../views/HandoverView.tsx';
import { MachineView } from '../views/MachineView.tsx';
import { NewCampaignView } from '../views/NewCampaignView.tsx';
import { PricesView } from '../views/PricesView.tsx';
import { TimelineView } from '../views/TimelineView.tsx';
import { WordEditor } from '../words/WordEditor.tsx';
import { Failed, onDesk, pending, served } from './on-desk.tsx';
import { comparison, view, viewWithoutBars } from './sample.ts';

/** The views while they load, when they are empty, and after a failure. */
const meta: Meta = {
  title: 'Desk/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
};
export default meta;
type Story = StoryObj;

const failed = new Failed('The desk stumbled: the sites end at once. The terminal says more.');
const instant = { after: '2025-08-31T23:00:00Z' };
const again = () => undefined;

export const TimelineOfNothing: Story = { render: onDesk(<TimelineView {...viewWithoutBars} />) };

export const TimelineWithFilterThatFitsNothing: Story = {
  beforeEach: served({}, { product: 'aiBase' }),
  render: onDesk(<TimelineView {...view} />, 'ink'),
};

export const WhatChangesLoads: Story = {
  beforeEach: served({ '/api/compare': pending }, instant),
  render: onDesk(<ChangesView {...view} />, 'ink'),
};

export const WhatChangesIsNothing: Story = {
  beforeEach: served({ '/api/compare': { ok: true, value: { ...comparison, differences: [], same: 26 } } }, instant),
  render: onDesk(<ChangesView {...view} />),
};

export const WhatChangesFails: Story = {
  beforeEach: served({ '/api/compare': failed }, instant),
  render: onDesk(<ChangesView {...view} />),
};

export const PricesLoad: Story = {
  beforeEach: served({ '/api/prices': pending }),
  render: onDesk(<PricesView {...view} />),
};

export const PricesFail: Story = {
  beforeEach: served({ '/api/prices': failed }),
  render: onDesk(<PricesView {...view} />, 'ink'),
};

export const TimeMachineLoads: Story = {
  beforeEach: served({ '/api/previews': pending }),
  render: onDesk(<MachineView {...view} />),
};

export const TimeMachineFails: Story = {
  beforeEach: served({ '/api/previews': failed }),
  render: onDesk(<MachineView {...view} />, 'ink'),
};

export const NewCampaignInTheDark: Story = { render: onDesk(<NewCampaignView {...view} />, 'ink') };

export const HandOverLoads: Story = {
  render: onDesk(<HandoverView {...view} handover={{ status: 'loading', again }} />, 'ink'),
};

export const HandOverFails: Story = {
  render: onDesk(<HandoverView {...view} handover={{ status: 'failed', problem: failed.problem, again }} />),
};

const word = {
  region: 'uk',
  id: { file: 'libs/content/messages/navigation/en-GB.json', key: 'banner.returns' },
  others: [],
  version: '',
  onChoose: again,
  onClose: again,
};

export const WordLoads: Story = {
  beforeEach: served({ '/api/word': pending }),
  render: onDesk(<WordEditor {...word} />),
};

export const WordIsGone: Story = {
  beforeEach: served({
    '/api/word': new Failed('This text is not there any more: somebody has taken it out or renamed it.'),
  }),
  render: onDesk(<WordEditor {...word} />, 'ink'),
};

export const FileThatDoesNotParse: Story = {
  render: onDesk(
    <Problem>
      {
        'libs/content/src/campaigns/autumn-sale/timeline.ts:4 cannot be read: an expression is expected.\nWhat you see is how the content was before. Nothing can be written until the file is mended.'
      }
    </Problem>,
  ),
};
