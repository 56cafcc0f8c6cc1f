/** The types of the npm package `xliff`, which has none, as far as the tests use it. */
declare module 'xliff/xliff2js' {
  /** A text, or a code with the data that it refers to. */
  export type Piece = string | { readonly Standalone: { readonly dataRef: string; readonly disp: string } };
  export type Said = Piece | readonly Piece[];

  export interface Unit {
    readonly source: Said;
    readonly target?: Said;
    readonly note: readonly string[];
    readonly additionalAttributes: { readonly name: string };
    readonly additionalElements?: readonly {
      readonly name: string;
      readonly elements: readonly {
        readonly attributes: { readonly id: string };
        readonly elements: readonly { readonly text: string }[];
      }[];
    }[];
  }

  /** Reads a document of XLIFF 2: units by their id, files by theirs. */
  export default function xliff2js(text: string): Promise<{
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }>;
}
