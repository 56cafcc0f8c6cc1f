import '@kinemorph/ui/themes/brand';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { modes } from '../modes.ts';

const themes = { brand: 'Brand' };

const viewports = Object.fromEntries(
  Object.entries(modes).map(([id, { name, width, height }]) => [id, { name, styles: { width: `${width}px`, height: `${height}px` } }]),
);

/** Jumps every animation of the story to its end, as reduced motion does. */
function useStill(still: boolean) {
  useEffect(() => {
    if (!still) return;
    const finish = () => {
      for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    };
    document.addEventListener('animationstart', finish);
    document.addEventListener('transitionrun', finish);
    return () => {
      document.removeEventListener('animationstart', finish);
      document.removeEventListener('transitionrun', finish);
    };
  }, [still]);
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: { storySort: { order: ['Pages', 'Components'] } },
  },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.entries(themes).map(([value, title]) => ({ value, title })), dynamicTitle: true } },
    motion: { description: 'Motion', toolbar: { title: 'Motion', icon: 'play', items: [{ value: 'moving', title: 'Moving' }, { value: 'still', title: 'Still' }], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'brand', motion: 'moving' },
  decorators: [
    function Surroundings(Story, { globals }) {
      useStill(globals['motion'] === 'still');
      useEffect(() => {
        document.documentElement.dataset['theme'] = String(globals['theme']);
        document.documentElement.lang ||= 'en';
      }, [globals]);
      return <Story />;
    },
  ],
};

export default preview;
