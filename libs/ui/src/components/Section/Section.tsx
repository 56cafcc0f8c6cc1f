import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { head, heading as name, inner, intro as line, section } from './Section.css.ts';

type SectionProps = {
  heading?: string | undefined;
  intro?: string | undefined;
  tone?: Ground | undefined;
  headingLevel?: 1 | 2 | undefined;
  children: ReactNode;
};

/** A band of the page on one ground, in the page's column. */
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
    <section {...rest} className={clsx(section, grounds[tone], className)}>
      <div className={inner}>
        {(heading || intro) && (
          <div className={head}>
            {heading && <Heading className={name}>{heading}</Heading>}
            {intro && <p className={line}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
