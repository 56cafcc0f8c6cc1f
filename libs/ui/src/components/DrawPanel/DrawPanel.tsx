import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './DrawPanel.css.ts';

type DrawPanelProps = {
  /** The title of the draw. */
  title: string;
  /** The prizes, and how to win them. */
  describe?: string | undefined;
  /** How to take part, and the date of the draw; "\n" breaks the line. */
  content: string;
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** Links below the text; the first is the main action. */
  actions?: readonly LinkAction[] | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
};

/** A panel for a prize draw, like a ticket: the prize on one half, the rules on the other. */
export function DrawPanel({
  title,
  describe,
  content,
  picture,
  actions = [],
  headingLevel = 2,
  className,
  ...rest
}: DrawPanelProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(styles.panel, className)}>
      <div className={styles.stage}>
        <Picture picture={picture} sizes="(min-width: 48em) 45vw, 100vw" imageClass={styles.image} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {describe && <p className={styles.describe}>{describe}</p>}
        <p className={styles.content}>{content}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}
