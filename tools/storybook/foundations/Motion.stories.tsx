import { Button } from '@kinemorph/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { primitive, tokensOf } from '../tokens.ts';
import { FoundationPage, Part } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';

const times = tokensOf('brand').filter(({ path }) => path.startsWith('semantic.time.'));
const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = primitive('easing.settle').split(', ').map(Number);

/** The motion of the seam: panels share a visible line, and open along it. */
function Motions() {
  const [open, setOpen] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      intro="Panels meet on a visible seam and open along it. Three times and one easing are all there is. Under reduced motion nothing moves: what would open is open at once."
    >
      <Part title="Three times">
        <p>
          <Button onClick={() => setOpen(!open)}>{open ? 'Close the seams' : 'Open the seams'}</Button>
        </p>
        <div className={css.moves}>
          {times.map(({ path, description, names }) => {
            const name = path.split('.').at(-1) as keyof typeof css.speeds;
            const value = names && primitive(names.replace('primitive.', ''));
            return (
              <div key={path}>
                <div className={css.seam} data-open={open || undefined}>
                  <b>{value}</b>
                  <span className={`${css.starting} ${css.speeds[name]}`} />
                  <span className={`${css.ending} ${css.speeds[name]}`} />
                </div>
                <p>
                  <b>{name}</b>{' '}
                  <span className={css.mono}>
                    {value} · {description}
                  </span>
                </p>
              </div>
            );
          })}
        </div>
      </Part>
      <Part
        title="One easing"
        note={`cubic-bezier(${primitive('easing.settle')}): off at once, and a long way to rest.`}
      >
        <svg className={css.curve} viewBox="-10 -10 120 120" role="img" aria-label="The way over time">
          <path d="M0 100H100M0 100V0" fill="none" stroke="currentColor" strokeOpacity=".35" />
          <path
            d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
        </svg>
      </Part>
    </FoundationPage>
  );
}

const meta: Meta<typeof Motions> = {
  title: 'Foundations/Motion',
  component: Motions,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

export const Motion: StoryObj<typeof Motions> = {};
