import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import * as styles from './Section.css.ts';

type SectionProps = {
  /** The heading of the section. */
  heading?: string | undefined;
  /** A sentence below the heading. */
  intro?: string | undefined;
  /** The ground that it is on; sets the colours of everything in it. */
  tone?: Ground | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** The content. */
  children: ReactNode;
};

/** A section of the page on one ground, with its content in the page's column. */
export function Section({
  heading,
  intro,
  tone = 'paper',
  headingLevel = 2,
  children,
  className,
  ...rest
}: SectionProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(styles.section, grounds[tone], className)}>
      <div className={styles.inner}>
        {(heading || intro) && (
          <div className={styles.head}>
            {heading && <Heading className={styles.heading}>{heading}</Heading>}
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
