/** A rule: its selectors, each with the requirements of a page for it, and its declarations. */
export interface StyleRule {
  readonly selectors: readonly (readonly [selector: string, needs: readonly string[]])[];
  readonly body: readonly StyleDeclaration[];
}

/** A declaration with the custom properties that it reads. */
export interface StyleDeclaration {
  readonly text: string;
  /** The custom property that it sets, such as `--ka`; left out for any other. */
  readonly sets?: string;
  readonly reads: readonly string[];
}

/** A part of a style sheet, in the order in which it is written. */
export type StyleNode =
  | StyleRule
  /** A statement without a selector: the order of the layers, or a font. */
  | {
      readonly text: string;
      /** A page needs the font for any of these, written as in a character class of a regular expression. */
      readonly characters?: string;
    }
  /** Used if a rule names it. */
  | { readonly keyframes: string; readonly text: string; readonly reads: readonly string[] }
  /** A condition or a layer, with its content. */
  | { readonly within: string; readonly nodes: readonly StyleNode[] };

/**
 * The requirement of a rule for what a person does, such as a pointer over an element. No document meets it: the whole
 * sheets are loaded at the first sign of a person.
 */
export const needsPerson = 'person';

/** The rules of a build's style sheets, by the addresses of the sheets. */
export type StyleRules = Readonly<Record<string, readonly StyleNode[]>>;

/** The file of a build's rules, beside Vite's manifest. */
export const styleRulesFile = '.vite/style-rules.json';
