import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { EmailForm } from '../EmailForm/EmailForm.tsx';
import * as styles from './SubscribePanel.css.ts';

type SubscribePanelProps = {
  /** The heading of the panel. */
  heading: string;
  /** The benefits of a subscription. */
  describe?: string | undefined;
  /** The form; see `EmailForm`. */
  form: ComponentProps<typeof EmailForm>;
  /** The ground that it is on; sets the colours of everything in it. */
  tone?: Ground | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
};

/** A campaign's section with a form for an e-mail address. */
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
    <section {...rest} className={clsx(styles.panel, grounds[tone], className)}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          {describe && <p className={styles.describe}>{describe}</p>}
        </div>
        <div className={styles.form}>
          <EmailForm {...form} />
        </div>
      </div>
    </section>
  );
}
