import type { ComponentType } from 'react';

/**
 * Loads the component of each screen, by the name of its folder. Empty in the source: the plugin `screens()` of
 * `@kinemorph/site/build/screens` adds an entry for each folder beside this file that has a model and a component of
 * its name.
 */
export const loaders: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {};
