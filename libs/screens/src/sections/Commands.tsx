import { Collapse, CommandSearch } from '@kinemorph/ui';
import * as styles from './commands.css.ts';
import type { CommandsModel } from './commands.server.ts';

/** All commands of a product, collapsed below its specs; `#voice-commands` leads to it. */
export function Commands({ title, ...commands }: CommandsModel & { readonly title: string }) {
  return (
    <Collapse id="voice-commands" className={styles.commands} label={title} headingLevel={3}>
      <CommandSearch {...commands} headingLevel={4} />
    </Collapse>
  );
}
