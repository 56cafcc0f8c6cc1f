import { breakpoints } from '@kinemorph/ui/theme/breakpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { modes } from '../modes.ts';
import { tokensOf } from '../tokens.ts';
import { FoundationPage, Part } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';

/** The measures of a group by name, each with what it is for. */
function group(name: string) {
  const found = new Map<string, string>();
  for (const { path, description } of tokensOf('brand')) {
    const [tier, own, token = '', end] = path.split('.');
    if (tier === 'semantic' && own === name && end === undefined) found.set(token, description);
    // A measure that follows the window has two ends, and its purpose stands above them.
    if (tier === 'semantic' && own === name && end !== undefined) found.set(token, 'Grows with the window');
  }
  return [...found];
}

const classes = [
  { name: 'mobile', from: 0, to: breakpoints.ipad - 1 },
  { name: 'ipad', from: breakpoints.ipad, to: breakpoints.window - 1 },
  { name: 'window', from: breakpoints.window, to: undefined },
] as const;

function watchWidth(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Distances, the twelve columns, the three screen classes and the cut corners. */
function Spaces() {
  const width = useSyncExternalStore(watchWidth, () => innerWidth);
  return (
    <FoundationPage
      title="Space"
      intro="Eight pixels are the unit, in rem, so that everything follows the reader's text size. Styles are written for mobile and grow."
    >
      <Part title="Distances">
        <div className={css.steps}>
          {group('space').map(([name, purpose]) => (
            <div key={name} className={css.step}>
              <p>
                <b>{name}</b> <span className={css.mono}>{purpose}</span>
              </p>
              <div
                className={css.bar}
                ref={(bar) => {
                  bar?.style.setProperty('inline-size', `var(--k-space-${name})`);
                }}
              />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Grid" note="Twelve columns in a page's column of at most 1440 px, with gutters that grow.">
        <div className={css.columns}>
          {Array.from({ length: 12 }, (_, index) => (
            <span key={index} className={css.oneColumn}>
              {index + 1}
            </span>
          ))}
        </div>
      </Part>
      <Part title="Screen classes" note="The marked one is this window's.">
        <div className={css.classes}>
          {classes.map(({ name, from, to }) => (
            <div
              key={name}
              className={`${css.screenClass} ${width >= from && (to === undefined || width <= to) ? css.isHere : ''}`}
            >
              <b>{name}</b>
              <span className={css.mono}>{to === undefined ? `from ${from} px` : `${from} to ${to} px`}</span>
              <span className={css.mono}>looked at with {modes[name].width} px</span>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Cut corners"
        note="Two opposite corners are cut like an armour plate; square where the browser cannot bevel."
      >
        <div className={css.trio}>
          {group('cut').map(([name, purpose]) => (
            <div key={name} className={css.cuts[name as keyof typeof css.cuts]}>
              {name}
              <br />
              {purpose}
            </div>
          ))}
        </div>
      </Part>
    </FoundationPage>
  );
}

const meta: Meta<typeof Spaces> = {
  title: 'Foundations/Space',
  component: Spaces,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

export const Space: StoryObj<typeof Spaces> = {};
