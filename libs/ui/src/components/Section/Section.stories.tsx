import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.tsx';

const meta: Meta<typeof Section> = { title: 'Components/Section', component: Section, parameters: { layout: 'fullscreen' } };
export default meta;

export const Paper: StoryObj<typeof Section> = { args: { heading: 'Beyond the box', intro: 'Two places to take it further.', children: <p>Text in the column.</p> } };
export const Ink: StoryObj<typeof Section> = { args: { ...Paper.args, tone: 'ink' } as never };
export const Fog: StoryObj<typeof Section> = { args: { ...Paper.args, tone: 'fog' } as never };
