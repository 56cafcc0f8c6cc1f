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

it('lets Chromatic see each story that has its picture taken', () => {
  expect(chromatic({})).toEqual({ modes: { mobile: { viewport: 'mobile' } } });
});

it('keeps a story that is tagged !visual from Chromatic, and no other story with it', () => {
  expect(chromatic({ tags: ['!visual'] }).disableSnapshot).toBe(true);
  expect(chromatic({}, { tags: ['!visual'] }).disableSnapshot).toBe(true);
  expect(chromatic({ tags: ['visual'] }, { tags: ['!visual'] }).disableSnapshot).toBeUndefined();
  expect(chromatic({}).disableSnapshot).toBeUndefined();
});
