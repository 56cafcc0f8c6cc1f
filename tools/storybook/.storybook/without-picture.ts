import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Keeps Chromatic from taking a snapshot of a story that is tagged `!visual`, as `npm run visual` does. Storybook has no
 * hook that derives parameters from tags; an enhancer is called for every story while it is prepared, with the
 * parameters that the story will have.
 */
export const withoutPicture: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (!tags.includes('visual'))
    parameters['chromatic'] = { ...(parameters['chromatic'] as object | undefined), disableSnapshot: true };
  return argTypes;
};
