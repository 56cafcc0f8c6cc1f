import type { ComponentType } from 'react';
import { componentName } from '../page/component-name.ts';
import type { AnyScreenId } from '../page/page.ts';

type Screen = ComponentType<object>;

/** The loaders of all screens, by id. */
export type ScreenTable = Readonly<Record<AnyScreenId, () => Promise<Screen>>>;

/** Loads the code of screens. */
export interface Screens {
  readonly load: (id: AnyScreenId) => Promise<Screen>;
  /**
   * Preloads the screen with the same name as the end of a path. Most are named so; the model then names the real one.
   */
  readonly warm: (name: string) => void;
}

/**
 * Loads the screen of the document by the address in the document, and others by the table, which contains the file
 * names of every screen: only a page that leads to another one needs it. A document that is served from source names no
 * address.
 */
export function createScreens(
  loadTable: () => Promise<ScreenTable>,
  { id, script }: { readonly id: AnyScreenId; readonly script: string | undefined },
): Screens {
  const own =
    script === undefined
      ? undefined
      : import(/* @vite-ignore */ script).then((module: Record<string, Screen>) => {
          const screen = module[componentName(id)];
          if (!screen) throw new Error(`${script} exports no ${componentName(id)}`);
          return screen;
        });
  return {
    load: async (wanted) => (wanted === id && own ? own : (await loadTable())[wanted]()),
    warm(name) {
      loadTable()
        .then((table) => (Object.hasOwn(table, name) ? table[name as AnyScreenId]() : undefined))
        .catch(() => undefined);
    },
  };
}
