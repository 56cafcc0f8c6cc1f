import type { StoryObj } from '@storybook/react-vite';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as appStyles from '../App.css.ts';
import { withQuery } from '../state/address.ts';

/** A view on its ground, as the desk's frame has it. */
export function onDesk(shown: ReactNode, ground: 'paper' | 'ink' = 'paper'): NonNullable<StoryObj['render']> {
  return function OnDesk() {
    return (
      <div className={clsx(appStyles.app, ground === 'ink' ? appStyles.onInk : appStyles.onPaper)}>
        <main className={appStyles.main}>{shown}</main>
      </div>
    );
  };
}

/** A response that never arrives. */
export const pending = Symbol('pending');

/** An answer of the desk's server that is a problem. */
export class Failed {
  readonly problem: string;
  constructor(problem: string) {
    this.problem = problem;
  }
}

function answer(value: unknown): Promise<Response> {
  if (value === pending) return new Promise(() => undefined);
  return Promise.resolve(
    value instanceof Failed ? Response.json({ problem: value.problem }, { status: 500 }) : Response.json(value),
  );
}

/** Replaces the desk's server, and writes the user's selections into the URL, until the story ends. */
export function served(
  answers: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, string>> = {},
): NonNullable<StoryObj['beforeEach']> {
  return () => {
    const { href } = location;
    const real = globalThis.fetch;
    history.replaceState(null, '', withQuery(href, chosen));
    globalThis.fetch = (input, options) => {
      const path = input instanceof Request ? input.url : String(input);
      const found = Object.entries(answers).find(([start]) => path.startsWith(start));
      return found ? answer(found[1]) : real(input, options);
    };
    return () => {
      globalThis.fetch = real;
      history.replaceState(null, '', href);
    };
  };
}
