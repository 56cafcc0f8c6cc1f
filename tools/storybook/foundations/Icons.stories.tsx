import { Icon, iconNames } from '@kinemorph/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage, Part } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';

/** Every drawing there is. */
function AllIcons() {
  return (
    <FoundationPage
      title="Icons"
      intro="One hand draws them: 24 units, even strokes, square ends, cut corners. An icon is silent; the word beside it, or the button around it, carries the name."
    >
      <Part title={`${iconNames.length} drawings`}>
        <div className={css.icons}>
          {iconNames.map((name) => (
            <div key={name} className={css.oneIcon}>
              <Icon name={name} />
              <span className={css.mono}>{name}</span>
            </div>
          ))}
        </div>
      </Part>
    </FoundationPage>
  );
}

const meta: Meta<typeof AllIcons> = {
  title: 'Foundations/Icons',
  component: AllIcons,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

export const Icons: StoryObj<typeof AllIcons> = {};
