import type { ThemeId } from './by-folder/ids.ts';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- React's own declaration has the parameter.
  interface HTMLAttributes<T> {
    /** The theme of an element and of what is inside it. The page imports its style sheet, `@kinemorph/ui/themes/<id>`. */
    'data-theme'?: ThemeId | undefined;
  }
}
