import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './Icon.tsx';

const meta: Meta<typeof Icon> = { title: 'Components/Icon', component: Icon };
export default meta;

const names: IconName[] = ['menu', 'close', 'chevron-down', 'chevron-left', 'chevron-right', 'pause', 'play', 'arrow-right', 'arrow-up-right', 'globe', 'check', 'alert', 'user', 'instagram', 'facebook', 'youtube', 'tiktok', 'twitter'];

export const All: StoryObj<typeof Icon> = { render: () => <>{names.map(name => <Icon key={name} name={name} />)}</> };
