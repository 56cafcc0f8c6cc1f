import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import * as styles from './Tagline.css.ts';

type TaglineProps = {
  /** "\n" breaks the line. */
  title: string;
  /** A line below the title. */
  text?: string | undefined;
};

/** The brand's slogan in the largest type that fits. */
export function Tagline({ title, text, className, ...rest }: TaglineProps & Root<'section'>) {
  return (
    <section {...rest} className={clsx(styles.tagline, grounds.ink, className)}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </section>
  );
}
