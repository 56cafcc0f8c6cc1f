import type { ComponentProps, JSX } from 'react';

/** The props that every component passes on to its outermost element: ref, id, class and data attributes. */
export type Root<Tag extends keyof JSX.IntrinsicElements> = Pick<ComponentProps<Tag>, 'ref' | 'id' | 'className'> & {
  [name: `data-${string}`]: string | number | boolean | undefined;
};
