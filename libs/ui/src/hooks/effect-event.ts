'use client';

import * as React from 'react';
import { useCallback, useInsertionEffect, useRef } from 'react';

type Callback = (...args: never[]) => unknown;

/** Returns a stable function that calls the latest render's callback. */
export function useLatest<Function extends Callback>(callback: Function): Function {
  const latest = useRef(callback);
  // Runs before any other effect, so that none calls the callback of an earlier render.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: never[]) => latest.current(...args), []) as Function;
}

/** Hides the name from bundlers, which fail on an export that a package does not have. */
const nameInReact = ['use', 'Effect', 'Event'].join('') as 'useEffectEvent';

/**
 * React's `useEffectEvent`, for React 19.0 and 19.1, which do not have it. Used only by the published package, whose
 * build replaces the import from React with this one.
 */
export const useEffectEvent: typeof useLatest = (React as Partial<typeof React>)[nameInReact] ?? useLatest;
