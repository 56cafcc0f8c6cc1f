import type { Meta, StoryObj } from '@storybook/react-vite';
import { measuresOf } from '../tokens.ts';
import { Code, Facts, FoundationPage, Part } from './FoundationPage.tsx';
import * as styles from './foundations.css.ts';

const order = measuresOf('layer');

const purposes: Record<(typeof styles.cascade)[number], string> = {
  reset: "Takes away the browser's own margins, list marks and looks of buttons",
  tokens: 'The variables of the themes',
  base: 'Text, links and the focus ring, where no component says otherwise; and print',
  components: 'The styles of components',
  screens: 'Where a page places a component, and what it changes in it',
};

const placing = `import { vars } from '@kinemorph/ui/theme/vars';

export const bar = style({ position: 'sticky', zIndex: vars.layer.header });`;

const writing = `import { screen } from '@kinemorph/ui/theme';

export const wideCard = screen({ gridColumn: 'span 2' });`;

/** What is over what: on the page, and in the cascade. */
function AllLayers() {
  return (
    <FoundationPage
      title="Layers"
      intro="Two orders have names in place of numbers: what is over what on the page, and which rule wins in the cascade."
    >
      <Part
        title="On the page"
        note="Take the lowest layer that is enough. What has to be just above or below another thing adds or takes away 1: calc(var(…) - 1)."
      >
        <div className={styles.pile}>
          {order.toReversed().map(({ name }) => (
            <div key={name} className={styles.plates[name as keyof typeof styles.plates]}>
              {name}
            </div>
          ))}
        </div>
        <Facts
          heads={['Token', 'Value', 'What for']}
          rows={order.map(({ name, value, purpose }) => ({ key: name, cells: [`layer.${name}`, value, purpose] }))}
        />
        <Code>{placing}</Code>
      </Part>
      <Part
        title="In the cascade"
        note="Weakest first. A rule in a later layer wins, whatever its selector and the order of the files. Rules outside of all layers win over them: those of other repositories do."
      >
        <Facts
          heads={['Layer', 'What is in it']}
          rows={styles.cascade.map((name) => ({ key: name, cells: [name, purposes[name]] }))}
        />
        <Code>{writing}</Code>
      </Part>
    </FoundationPage>
  );
}

const meta: Meta<typeof AllLayers> = {
  title: 'Foundations/Layers',
  component: AllLayers,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!visual'],
};
export default meta;

export const Layers: StoryObj<typeof AllLayers> = {};
