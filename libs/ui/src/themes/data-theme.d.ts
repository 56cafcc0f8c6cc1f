import type { ThemeId } from './by-folder/ids.ts';

declare module 'react' {
  // The attributes of every element extend these.
  interface AriaAttributes {
    /** The theme of an element and of what is inside it. The page imports its style sheet, `@kinemorph/ui/themes/<id>`. */
    'data-theme'?: ThemeId | undefined;
  }
}
