import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterAll, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import { show } from './show.tsx';

type Meta = { component?: ComponentType<object>; parameters?: Record<string, unknown> };
type Story = ComponentType & { args: object; play?: (context: { canvasElement: HTMLElement }) => Promise<void> };

const files = import.meta.glob<Record<string, object> & { default: Meta }>('../**/*.stories.tsx', { eager: true });

/** All story files with their metadata. */
export const storyFiles = Object.entries(files).map(([path, module]) => {
  const stories = Object.entries(composeStories(module as Parameters<typeof composeStories>[0])) as unknown as [
    string,
    Story,
  ][];
  return {
    path: path.replace('../', ''),
    meta: module.default,
    stories,
    /** A story that shows the component itself, and no scene around it. */
    plain: stories.find(([name]) => !('render' in (module[name] ?? {})))?.[1],
  };
});

function preferMotion(value: 'reduce' | '') {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

// Animated elements would be measured halfway. Reset afterwards, since other files share the page.
beforeAll(() => preferMotion('reduce'));
afterAll(() => preferMotion(''));

/** Renders a story and runs its play function. */
export async function showStory(Story: Story): Promise<HTMLElement> {
  const place = await show(<Story />);
  if (Story.play) {
    await Story.play({ canvasElement: place });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  return place;
}
