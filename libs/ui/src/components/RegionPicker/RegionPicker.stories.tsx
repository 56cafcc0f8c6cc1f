import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegionPicker } from './RegionPicker.tsx';

const meta: Meta<typeof RegionPicker> = { title: 'Components/RegionPicker', component: RegionPicker };
export default meta;

export const Regions: StoryObj<typeof RegionPicker> = {
  args: {
    currentLabel: 'You are here',
    regions: [
      { label: 'United States', country: 'United States', href: '#us', lang: 'en-US', language: 'English', current: true },
      { label: 'Deutschland', country: 'Deutschland', href: '#de', lang: 'de', language: 'Deutsch' },
      { label: '日本', country: '日本', href: '#jp', lang: 'ja', language: '日本語' },
      { label: '대한민국', country: '대한민국', href: '#kr', lang: 'ko', language: '한국어' },
    ],
  },
};
