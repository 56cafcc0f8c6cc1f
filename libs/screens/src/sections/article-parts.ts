import type { IconName, PictureData } from '@kinemorph/ui';

/** Returns one of an article's texts. */
export type PageText = (key: string) => string;

/** A line of a table: its cells by the id of their columns, and the file that its first cell leads to. */
export interface TableRow {
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly file?: { readonly href: string; readonly saveAs: string };
}

/** The content of a section besides its words, made from facts. */
export interface SectionParts {
  readonly picture?: PictureData;
  readonly links?: readonly { readonly label: string; readonly href: string; readonly external: boolean }[];
  /** Names and values. */
  readonly rows?: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
  readonly events?: readonly { readonly time: string; readonly event: string; readonly text: string }[];
  readonly cards?: readonly {
    readonly title: string;
    readonly text: string;
    readonly picture: PictureData;
    readonly date?: { readonly machine: string; readonly text: string };
    readonly href?: string;
  }[];
  /** The app on one platform each. */
  readonly releases?: readonly {
    readonly title: string;
    readonly icon: IconName;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly link: { readonly label: string; readonly name: string; readonly href: string; readonly external: boolean };
  }[];
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly { readonly id: string; readonly label: string }[];
    readonly rows: readonly TableRow[];
  };
  readonly files?: readonly {
    readonly label: string;
    readonly note: string;
    readonly href: string;
    readonly saveAs: string;
  }[];
}
