import { createElement, type ComponentType } from 'react';
import { restoreFields } from './renamed.ts';

/** Loads the same screen, changed to read the new names of its fields. */
export function renamedScreen(load: () => Promise<ComponentType<object>>): () => Promise<ComponentType<object>> {
  let loaded: Promise<ComponentType<object>> | undefined;
  return () => (loaded ??= load().then((Screen) => (model: object) => createElement(Screen, restoreFields(model))));
}
