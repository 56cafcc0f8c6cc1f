import { Button } from '@kinemorph/ui';
import * as styles from './Consent.css.ts';
import type { ConsentQuestion } from '../page/consent-model.ts';

/**
 * The consent question at the bottom of the window: yes and no are equally easy to reach, and the page stays usable.
 * The server renders it into the document; `runBanner` shows it and handles its answer, with or without React, which
 * never changes it.
 */
export function ConsentBanner({
  title,
  text,
  policy,
  reject,
  accept,
  choose: chooseLabel,
  hidden = true,
}: ConsentQuestion & { hidden?: boolean }) {
  return (
    <section
      className={styles.banner}
      aria-labelledby="consent-title"
      data-at-the-foot
      data-nosnippet
      hidden={hidden}
      suppressHydrationWarning
    >
      <div>
        <h2 id="consent-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>
          {text}{' '}
          {policy && (
            <a className={styles.policy} href={policy.href}>
              {policy.label}
            </a>
          )}
        </p>
      </div>
      <div className={`${styles.answers} ${styles.inRow}`}>
        <Button className={styles.answer} tone="outline" data-consent="reject">
          {reject}
        </Button>
        <Button className={styles.answer} tone="outline" data-consent="accept">
          {accept}
        </Button>
        <Button className={styles.choose} tone="quiet" data-consent="choose">
          {chooseLabel}
        </Button>
      </div>
    </section>
  );
}
