import type { Meta, StoryObj } from '@storybook/react-vite';
import { measuresOf } from '../tokens.ts';
import { CutCorners } from './CutCorners.tsx';
import { FoundationPage, Part } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';
import { ScreenClasses } from './ScreenClasses.tsx';

/** Distances, the twelve columns, the three screen classes and the cut corners. */
function Spaces() {
  return (
    <FoundationPage
      title="Space"
      intro="Eight pixels are the unit, in rem, so that everything follows the reader's text size. Styles are written for mobile and grow."
    >
      <Part title="Distances">
        <div className={css.steps}>
          {measuresOf('space').map(({ name, purpose }) => (
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
        <ScreenClasses />
      </Part>
      <Part
        title="Cut corners"
        note="Two opposite corners are cut like an armour plate; square where the browser cannot bevel."
      >
        <CutCorners />
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
