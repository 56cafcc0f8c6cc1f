import { Badge, Button, Price } from '@kinemorph/ui';
import { themes } from '@kinemorph/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokensOf } from '../tokens.ts';
import { Code, Facts, FoundationPage, Part, spelled } from './FoundationPage.tsx';
import * as styles from './foundations.css.ts';

type Name = keyof typeof styles.on;

const names = Object.keys(styles.on) as Name[];

const purposes: Record<Name, string> = {
  ink: 'For weight: the first screen, a scene, the foot of the page.',
  paper: 'For most of a page: text, forms, products.',
  fog: 'For a quiet aside, and to separate two bands of paper.',
};

const outside = `import { Section } from '@kinemorph/ui';

<Section tone="ink" heading="It opens along a line.">…</Section>`;

const inside = `import { grounds } from '@kinemorph/ui/theme';

export const band = style([grounds.ink, { padding: vars.space.l }]);`;

/** The three grounds of a theme, and what each is for. */
function AllGrounds({ theme }: { theme: string }) {
  const tokens = tokensOf(theme);
  return (
    <FoundationPage
      title="Grounds"
      intro="A ground is the colour that a part of a page is on, with all colours that go with it. A component reads the colours of “here”: those of the nearest ground around it. So it looks right on each ground."
    >
      <Part title="When to use which" note="Change the ground where the subject changes, not for every line.">
        <Facts
          heads={['Ground', 'For']}
          rows={names.map((name) => ({ key: name, cells: [<b>{name}</b>, purposes[name]] }))}
        />
      </Part>
      <Part
        title="In code"
        note="Components that may be on another ground than their surroundings have the prop “tone”. Inside this repository, styles can put any element on a ground."
      >
        <Code>{outside}</Code>
        <Code>{inside}</Code>
      </Part>
      <Part title="The same components on each" note="The box inside is on another ground, and what is in it follows.">
        <div className={styles.threeGrounds}>
          {names.map((name, index) => (
            <OnGround key={name} name={name} other={names[(index + 1) % names.length] ?? name} />
          ))}
        </div>
      </Part>
      <Part title="Colours" note="Those of the theme that the toolbar has chosen.">
        <Facts
          heads={['Token', ...names, 'What for']}
          rows={tokens
            .filter(({ path }) => path.startsWith('semantic.here.'))
            .map(({ path, description }) => {
              const token = path.split('.').at(-1) ?? '';
              return { key: token, cells: [token, ...names.map((name) => colourOf(tokens, name, token)), description] };
            })}
        />
      </Part>
    </FoundationPage>
  );
}

/** The name of the primitive colour that a token of a ground has. */
function colourOf(tokens: ReturnType<typeof tokensOf>, ground: Name, token: string): string {
  const found = tokens.find(({ path }) => path === `semantic.${ground}.${token}`);
  return found?.value.replace('primitive.color.', '') ?? '';
}

function OnGround({ name, other }: { name: Name; other: Name }) {
  return (
    <div className={`${styles.on[name]} ${styles.ground}`}>
      <h3>{spelled(name)}</h3>
      <Samples />
      <div className={`${styles.on[other]} ${styles.inside}`}>
        <p className={styles.mono}>{other}</p>
        <Samples />
      </div>
    </div>
  );
}

function Samples() {
  return (
    <>
      <p>
        <Badge tone="light">New</Badge>
      </p>
      <Price current="$1,299.00" was="$1,499.00" />
      <p>
        <Button tone="outline">Compare</Button>
      </p>
    </>
  );
}

const meta: Meta<typeof AllGrounds> = {
  title: 'Foundations/Grounds',
  component: AllGrounds,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { theme: themes[0]?.name ?? '' },
  render: (_, { globals }) => <AllGrounds theme={String(globals['theme'])} />,
  tags: ['!autodocs', '!visual'],
};
export default meta;

export const Grounds: StoryObj<typeof AllGrounds> = {};
