import { breakpoints, em, media } from '@kinemorph/ui/theme/breakpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { Code, Facts, FoundationPage, Part } from './FoundationPage.tsx';
import { ScreenClasses } from './ScreenClasses.tsx';

type Name = keyof typeof media;

const names = Object.keys(media) as Name[];

const purposes: Record<Name, string> = {
  tight: 'Room for one thing in a row only: a phone with large text',
  low: 'No room for a second part that stays in view',
  mobile: 'What only phones have; most styles need no query for them',
  ipad: 'Two parts side by side',
  window: 'The layout of a desktop',
  wide: 'What grows beyond the widest column',
  still: 'Less motion is wanted',
  moving: 'Motion is welcome',
  hover: 'A pointer can be over something without a press',
  forced: 'Colours are the system’s',
  noScript: 'No script runs',
};

const grows = `import { media } from '@kinemorph/ui/theme/breakpoints';

export const list = style({
  display: 'grid',
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr 1fr' } },
});`;

const inScript = `import { breakpoints, em } from '@kinemorph/ui/theme/breakpoints';

const isWide = matchMedia(\`(min-width: \${em(breakpoints.window)})\`).matches;`;

/** The widths at which layouts change, and the other questions that styles ask. */
function AllBreakpoints() {
  return (
    <FoundationPage
      title="Breakpoints"
      intro="Layouts change at two widths. Styles are written for phones first, and grow. Queries are in em, so that larger text gets the layout of a smaller screen."
    >
      <Part title="Screen classes" note="The marked one is that of this window at the usual text size.">
        <ScreenClasses />
        <Facts
          heads={['Breakpoint', 'From', 'In a query']}
          rows={Object.entries(breakpoints).map(([name, width]) => ({
            key: name,
            cells: [name, `${width} px`, em(width)],
          }))}
        />
      </Part>
      <Part
        title="In code"
        note="Write the style of a phone without a query, and add what wider screens change. Scripts use the same numbers."
      >
        <Code>{grows}</Code>
        <Code>{inScript}</Code>
      </Part>
      <Part title="Media queries" note="Whether each is true in this window, now.">
        <Facts
          heads={['Name', 'Query', 'Now', 'When to use it']}
          rows={names.map((name) => ({
            key: name,
            cells: [name, media[name], <Answer query={media[name]} />, purposes[name]],
          }))}
        />
      </Part>
    </FoundationPage>
  );
}

/** Whether a media query is true in this window, also after the window changes. */
function Answer({ query }: { query: string }) {
  const answer = useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
  return answer ? 'yes' : 'no';
}

const meta: Meta<typeof AllBreakpoints> = {
  title: 'Foundations/Breakpoints',
  component: AllBreakpoints,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!visual'],
};
export default meta;

export const Breakpoints: StoryObj<typeof AllBreakpoints> = {};
