import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { EmailForm } from '../EmailForm/EmailForm.tsx';
import { describe as line, form as side, heading as name, inner, panel, words } from './SubscribePanel.css.ts';

type SubscribePanelProps = {
  heading: string;
  describe?: string | undefined;
  form: ComponentProps<typeof EmailForm>;
  tone?: Ground | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** A band of a campaign that takes an e-mail address. */
export function SubscribePanel({
  heading,
  describe,
  form,
  tone = 'fog',
  headingLevel = 2,
  className,
  ...rest
}: SubscribePanelProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(panel, grounds[tone], className)}>
      <div className={inner}>
        <div className={words}>
          <Heading className={name}>{heading}</Heading>
          {describe && <p className={line}>{describe}</p>}
        </div>
        <div className={side}>
          <EmailForm {...form} />
        </div>
      </div>
    </section>
  );
}
