import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import * as styles from './CommandList.css.ts';

/** A phrase that the machine understands, with its optional effect. */
export type Command = string | { phrase: string; effect?: string | undefined };

/** A group of related commands. */
export type CommandGroup = { title?: string | undefined; commands: readonly Command[] };

type CommandListProps = {
  /** The commands, by topic. */
  groups: readonly CommandGroup[];
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 3 | 4 | undefined;
};

/** Voice commands for a machine, in quotation marks. */
export function CommandList({ groups, headingLevel = 3, className, ...rest }: CommandListProps & Root<'div'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(styles.groups, className)}>
      {groups.map(({ title, commands }, at) => (
        <div key={title ?? at}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <ul className={styles.list}>
            {commands.map((said) => {
              const { phrase, effect } = typeof said === 'string' ? { phrase: said } : said;
              return (
                <li key={phrase} className={styles.command}>
                  <Wave />
                  <span>
                    <q className={styles.phrase}>{phrase}</q>
                    {effect && <span className={styles.effect}>{effect}</span>}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Wave() {
  return (
    <svg className={styles.wave} viewBox="0 0 24 16" aria-hidden="true">
      <path d="M2 6v4M7 3v10M12 0v16M17 4v8M22 6v4" />
    </svg>
  );
}
