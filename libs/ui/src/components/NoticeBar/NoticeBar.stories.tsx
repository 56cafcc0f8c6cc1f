import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeBar } from './NoticeBar.tsx';

const meta: Meta<typeof NoticeBar> = { title: 'Components/NoticeBar', component: NoticeBar, parameters: { layout: 'fullscreen' } };
export default meta;

export const OtherRegion: StoryObj<typeof NoticeBar> = { args: { children: 'You seem to be in Germany.', action: { label: 'Go to Germany', href: '#de' }, dismissLabel: 'Stay here', onDismiss: () => undefined } };
