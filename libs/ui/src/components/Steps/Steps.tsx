import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './Steps.css.ts';

/** A step of a procedure, or one of several alternatives. */
export type Step = {
  title: string;
  text?: string | undefined;
  picture?: PictureData | undefined;
  children?: ReactNode;
};

type StepsProps = {
  /** The steps, in their order. */
  steps: readonly Step[];
  /** True if the order matters: the steps are then numbered. The default. */
  numbered?: boolean | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 3 | 4 | undefined;
  /** `cover` is for pictures with their own background; `contain` by default. */
  fit?: 'cover' | 'contain' | undefined;
};

/** The steps of a procedure, or alternatives to choose from. */
export function Steps({
  steps,
  numbered = true,
  headingLevel = 3,
  fit = 'contain',
  className,
  ref,
  ...rest
}: StepsProps & Root<'ol'>) {
  const List = numbered ? 'ol' : 'ul';
  const Heading = `h${headingLevel}` as const;
  const inThrees = steps.length % 3 === 0;
  const sizes = inThrees ? '(min-width: 48em) 30vw, 100vw' : '(min-width: 64em) 25vw, (min-width: 48em) 50vw, 100vw';
  return (
    <List
      {...rest}
      ref={ref}
      className={clsx(styles.steps, inThrees ? styles.three : steps.length > 3 && styles.four, className)}
    >
      {steps.map(({ title, text, picture, children }) => (
        <li key={title} className={styles.step}>
          {picture && (
            <div className={styles.stage}>
              <Picture picture={picture} sizes={sizes} imageClass={styles.fits[fit]} />
            </div>
          )}
          {numbered && <span className={styles.number} />}
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </li>
      ))}
    </List>
  );
}
