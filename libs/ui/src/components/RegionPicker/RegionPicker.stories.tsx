import type { Meta, StoryObj } from '@storybook/react-vite';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { RegionPicker } from './RegionPicker.tsx';

const usage: Usage = {
  when: ['On the page where a visitor chooses a region.'],
  whenNot: [
    'In a header or a footer: link to that page instead.',
    'To guess for the visitor: offer a region in a NoticeBar, and let them choose.',
  ],
  how: [
    'Each entry is a plain link; `onChoose` may remember the choice, it must not prevent the navigation.',
    'Write each language in its own words. Flags stand for countries, not for languages: there are none.',
  ],
  accessibility: [
    'Each language is marked with its own `lang`, so that it is pronounced right.',
    'The current region says so in words, not only by its mark.',
  ],
  pairs: [
    {
      rule: 'Each region is written in its own words.',
      fault: 'Those who read only Japanese do not find “Japan”.',
      good: () => <RegionPicker currentLabel="You are here" regions={regions} />,
      bad: () => (
        <RegionPicker
          currentLabel="You are here"
          regions={regions.map((region, at) => ({
            ...region,
            label: ['United States', 'Germany', 'Japan', 'South Korea'][at] ?? '',
            language: ['English', 'German', 'Japanese', 'Korean'][at] ?? '',
          }))}
        />
      ),
    },
  ],
};

const meta: Meta<typeof RegionPicker> = {
  title: 'Components/RegionPicker',
  component: RegionPicker,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof RegionPicker>;

const regions = [
  { label: 'United States', country: 'United States', href: '#us', lang: 'en-US', language: 'English', current: true },
  { label: 'Deutschland', country: 'Deutschland', href: '#de', lang: 'de', language: 'Deutsch' },
  { label: '日本', country: '日本', href: '#jp', lang: 'ja', language: '日本語' },
  { label: '대한민국', country: '대한민국', href: '#kr', lang: 'ko', language: '한국어' },
];

export const Regions: Story = { args: { currentLabel: 'You are here', regions } };
export const NoneChosen: Story = { args: { currentLabel: 'You are here', regions: regions.slice(1) } };
export const LongWords: Story = {
  args: {
    currentLabel: 'Gegenwärtig ausgewählte Region',
    regions: [
      { ...(regions[0] as (typeof regions)[number]), label: 'Vereinigte Staaten von Amerika und Überseegebiete' },
      ...regions.slice(1),
    ],
  },
};
export const OnInk: Story = { args: { currentLabel: 'You are here', regions }, decorators: [on('ink')] };
