import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Prevents Chromatic from taking a snapshot of a story with the tag `!visual`, as `npm run visual` does. Storybook has
 * no hook that derives parameters from tags, but it calls an enhancer for every story while preparing it, with the
 * parameters that the story will have.
 */
export const withoutPicture: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (!tags.includes('visual'))
    parameters['chromatic'] = { ...(parameters['chromatic'] as object | undefined), disableSnapshot: true };
  return argTypes;
};
