'use client';

import * as React from 'react';
import { useCallback, useInsertionEffect, useRef } from 'react';

type Callback = (...args: never[]) => unknown;

/** Returns a function that stays the same and calls what the latest render gave. */
export function useLatest<Function extends Callback>(callback: Function): Function {
  const latest = useRef(callback);
  // Before any other effect, so that none calls the callback of an earlier render.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: never[]) => latest.current(...args), []) as Function;
}

/** A name that bundlers don't resolve: they fail on one that a package does not export. */
const nameInReact = ['use', 'Effect', 'Event'].join('') as 'useEffectEvent';

/**
 * React's `useEffectEvent`, for React 19.0 and 19.1, which have none. Only the published package uses it: there, the build
 * puts it in the place of the import from React.
 */
export const useEffectEvent: typeof useLatest = (React as Partial<typeof React>)[nameInReact] ?? useLatest;
