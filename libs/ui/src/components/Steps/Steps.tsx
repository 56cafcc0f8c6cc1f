import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { fits, four, number, stage, step, steps as row, text as line, three, title as name } from './Steps.css.ts';

/** One step, or one way of doing it. */
export type Step = {
  title: string;
  text?: string | undefined;
  picture?: PictureData | undefined;
  children?: ReactNode;
};

type StepsProps = {
  steps: readonly Step[];
  /** Whether their order matters. */
  numbered?: boolean | undefined;
  headingLevel?: 3 | 4 | undefined;
  /** `cover` is for pictures that bring their own ground. */
  fit?: 'cover' | 'contain' | undefined;
};

/** What is done in turn, or the ways in which it can be done. */
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
  const sizes = inThrees
    ? '(min-width: 768px) 30vw, 100vw'
    : '(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw';
  return (
    <List {...rest} ref={ref as never} className={clsx(row, inThrees ? three : steps.length > 3 && four, className)}>
      {steps.map(({ title, text, picture, children }) => (
        <li key={title} className={step}>
          {picture && (
            <div className={stage}>
              <Picture picture={picture} sizes={sizes} imageClass={fits[fit]} />
            </div>
          )}
          {numbered && <span className={number} />}
          <Heading className={name}>{title}</Heading>
          {text && <p className={line}>{text}</p>}
          {children}
        </li>
      ))}
    </List>
  );
}
