import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { tagline, text as line, title as name } from './Tagline.css.ts';

type TaglineProps = {
  /** "\n" breaks the line. */
  title: string;
  text?: string | undefined;
};

/** The brand's sentence, as large as the page can bear. */
export function Tagline({ title, text, className, ...rest }: TaglineProps & Root<'section'>) {
  return (
    <section {...rest} className={clsx(tagline, grounds.ink, className)}>
      <h2 className={name}>{title}</h2>
      {text && <p className={line}>{text}</p>}
    </section>
  );
}
