import { composeStory } from 'storybook/preview-api';
import { expect, it } from 'vitest';
import { withoutPicture } from './without-picture.ts';

const project = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { mobile: { viewport: 'mobile' } } } },
  argTypesEnhancers: [withoutPicture],
};
const render = () => 'a story';
const chromatic = (story: { tags?: string[] }, meta: { tags?: string[] } = {}) =>
  composeStory({ render, ...story }, { title: 'Box', ...meta }, project).parameters['chromatic'] as {
    disableSnapshot?: boolean;
    modes?: object;
  };

it('leaves Chromatic enabled for a story without tags', () => {
  expect(chromatic({})).toEqual({ modes: { mobile: { viewport: 'mobile' } } });
});

it('disables Chromatic for a story tagged !visual, and for no other story', () => {
  expect(chromatic({ tags: ['!visual'] }).disableSnapshot).toBe(true);
  expect(chromatic({}, { tags: ['!visual'] }).disableSnapshot).toBe(true);
  expect(chromatic({ tags: ['visual'] }, { tags: ['!visual'] }).disableSnapshot).toBeUndefined();
  expect(chromatic({}).disableSnapshot).toBeUndefined();
});
