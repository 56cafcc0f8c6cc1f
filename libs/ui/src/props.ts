import type { ComponentProps, JSX } from 'react';

/** What every component hands on to its outermost element: its ref, id, class and data attributes. */
export type Root<Tag extends keyof JSX.IntrinsicElements> = Pick<ComponentProps<Tag>, 'ref' | 'id' | 'className'> & {
  [name: `data-${string}`]: string | number | boolean | undefined;
};
