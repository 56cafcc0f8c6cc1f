import { themes } from '@kinemorph/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage, Part, spelled } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';
import { Ratio } from './Ratio.tsx';

const groundNames = Object.keys(css.on) as (keyof typeof css.on)[];
const floors = Object.keys(css.floors) as (keyof typeof css.floors)[];
const words = Object.keys(css.words) as (keyof typeof css.words)[];
const pairs = Object.keys(css.pair) as (keyof typeof css.pair)[];

/** Every theme on every ground, with the contrast of texts and of visible marks. */
function Colours() {
  return (
    <FoundationPage
      title="Colour"
      intro="A theme gives three grounds. A component asks for the colours of whichever ground it stands on, so it never needs to know. The ratios are measured on this page: words need 4.5 to 1, a focus ring 3 to 1."
    >
      {themes.map(({ name, description }) => (
        <Part key={name} title={spelled(name)} note={description}>
          <div data-theme={name} className={css.themed}>
            <div className={css.threeGrounds}>
              {groundNames.map((ground) => (
                <OnGround key={ground} name={ground} />
              ))}
            </div>
            <div className={css.pairs}>
              {pairs.map((pair) => (
                <div key={pair} className={css.pair[pair]}>
                  <span className={css.word}>{pair}</span>
                  <Ratio />
                </div>
              ))}
            </div>
          </div>
        </Part>
      ))}
    </FoundationPage>
  );
}

function OnGround({ name }: { name: keyof typeof css.on }) {
  return (
    <div className={`${css.on[name]} ${css.ground}`}>
      <h3>{spelled(name)}</h3>
      {floors.map((floor) => (
        <div key={floor} className={css.floors[floor]}>
          <p className={css.mono}>{floor}</p>
          {words.map((word) => (
            <p key={word} className={`${css.row} ${css.words[word]}`}>
              <span className={css.word}>{word}</span>
              <Ratio least={word === 'focus' ? 3 : 4.5} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

const meta: Meta<typeof Colours> = {
  title: 'Foundations/Colour',
  component: Colours,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

export const Colour: StoryObj<typeof Colours> = {};
