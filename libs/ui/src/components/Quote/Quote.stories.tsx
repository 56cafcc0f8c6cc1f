import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote, QuoteList } from './Quote.tsx';

const meta: Meta<typeof Quote> = { title: 'Components/Quote', component: Quote };
export default meta;

export const One: StoryObj<typeof Quote> = { args: { comment: 'It folds. It talks. I may never work again.', commentator: 'Kit Review', icon: 'KR' } };
export const List: StoryObj<typeof Quote> = { args: { comment: 'It folds.', commentator: 'Kit Review' }, render: args => <QuoteList><Quote {...args} /><Quote {...args} /><Quote {...args} /></QuoteList> };
