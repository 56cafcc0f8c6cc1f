import '../themes/all.ts';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { type Ground, grounds } from '../theme/grounds.css.ts';
import type { ThemeId } from '../themes/by-folder/ids.ts';
import * as styles from './surroundings.css.ts';

type Context = { parameters: { layout?: unknown } };

/** Several examples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Shows a story on a ground. */
export function on(ground: Ground) {
  return (Story: ComponentType) => (
    <div className={clsx(grounds[ground], styles.room)}>
      <Story />
    </div>
  );
}

/** Renders a story inside an element with a theme. */
export function inTheme(name: ThemeId) {
  return (Story: ComponentType, { parameters }: Context) => (
    <div data-theme={name} className={clsx(parameters.layout !== 'fullscreen' && styles.room)}>
      <Story />
    </div>
  );
}
