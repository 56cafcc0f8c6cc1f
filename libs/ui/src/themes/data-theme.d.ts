import type { ThemeId } from './by-folder/ids.ts';

declare module 'react' {
  // The attributes of every element extend these.
  interface AriaAttributes {
    /** The theme of an element and its content. The page must import its style sheet, `@kinemorph/ui/themes/<id>`. */
    'data-theme'?: ThemeId | undefined;
  }
}
