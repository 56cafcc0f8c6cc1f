import type { html } from 'hono/html';

/** Markup that `html` has escaped. */
export type Markup = ReturnType<typeof html>;
