import '@kinemorph/ui/themes';
import { isRegionId, regions } from '@kinemorph/content/regions';
import { themes } from '@kinemorph/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import { modes } from '../modes.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { fullTypes } from './docs/prop-types.ts';
import { setStillness } from './stillness.ts';
import { storybook } from './theme.ts';
import { withoutPicture } from './without-picture.ts';

const viewports = Object.fromEntries(
  Object.entries(modes).map(([id, { name, width, height }]) => [
    id,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** "black-friday" → "Black friday" */
const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');

const regionItems = Object.values(regions).map(({ id, locale }) => ({ value: id, title: id, right: locale }));

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  argTypesEnhancers: [fullTypes, withoutPicture],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: Object.fromEntries(Object.keys(modes).map((id) => [id, { viewport: id }])) },
    controls: { expanded: true, matchers: { color: /^$/, date: /^$/ } },
    docs: { page: ComponentPage, theme: storybook, codePanel: false, source: { type: 'dynamic' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Getting started',
          'Make a theme',
          'Foundations',
          ['Colour', 'Grounds', 'Type', 'Space', 'Shapes', 'Breakpoints', 'Motion', 'Layers', 'Icons', 'Tokens'],
          'Components',
          'Pages',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    region: {
      description: 'Region',
      toolbar: { title: 'Region', icon: 'globe', items: regionItems, dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: themes.map(({ name, description }) => ({ value: name, title: titleOf(name), right: description })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'moving', title: 'Moving' },
          { value: 'still', title: 'Still' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { region: 'us', theme: 'brand', motion: 'moving', instant: '20250710T120000Z' },
  beforeEach({ globals }) {
    const region = String(globals['region']);
    const { dataset } = document.documentElement;
    dataset['theme'] = String(globals['theme']);
    document.documentElement.lang = isRegionId(region) ? regions[region].locale : 'en-US';
    setStillness(globals['motion'] === 'still');
  },
};

export default preview;
