import type { Meta, StoryObj } from '@storybook/react-vite';
import * as surroundings from '../../testing/surroundings.css.ts';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

const usage: Usage = {
  when: ['Something cannot be made narrow without losing its sense: a table, a drawing, a line of code.'],
  whenNot: ['For slides: use `Carousel`.', 'For text: let it wrap.'],
  how: [
    'Set the width on the child; the region takes the width of its place.',
    'A child with a sticky first column sets `startsAt` to its width, so that the shadow falls beside it.',
  ],
  accessibility: ['A named region that takes the focus only while it scrolls, so that arrow keys move it.'],
  pairs: [
    {
      rule: 'What cannot wrap scrolls: code, a drawing, a table.',
      fault: 'Text that scrolls sideways is read through a slit: let it wrap.',
      good: () => (
        <ScrollRegion label="Parts">
          <div className={surroundings.unbroken}>
            <Line times={3} />
          </div>
        </ScrollRegion>
      ),
      bad: () => (
        <ScrollRegion label="Warranty">
          <p className={surroundings.unbroken}>
            Every machine leaves the bench with a warranty of twenty-four months, counted from the day that it was
            delivered.
          </p>
        </ScrollRegion>
      ),
    },
  ],
  example: `<ScrollRegion label="Parts">
  <code style={{ whiteSpace: 'nowrap' }}>
    servo hinge seam panel bolt plate axle joint shell frame servo hinge seam panel bolt plate axle joint shell frame
  </code>
</ScrollRegion>`,
};

const meta: Meta<typeof ScrollRegion> = {
  title: 'Components/ScrollRegion',
  component: ScrollRegion,
  parameters: { usage },
};
export default meta;

const words = 'servo hinge seam panel bolt plate axle joint shell frame'.split(' ');

function Line({ times }: { times: number }) {
  return <code>{Array.from({ length: times }, () => words.join('\u00A0')).join('\u00A0')}</code>;
}

export const Scrolling: StoryObj<typeof ScrollRegion> = { args: { label: 'Parts', children: <Line times={8} /> } };
export const Fitting: StoryObj<typeof ScrollRegion> = {
  args: { label: 'Parts', children: <code>servo hinge seam</code> },
};
export const OnDarkGround: StoryObj<typeof ScrollRegion> = { ...Scrolling, decorators: [on('ink')] };
