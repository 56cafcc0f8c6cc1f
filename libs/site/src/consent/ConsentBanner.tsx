import { Button } from '@kinemorph/ui';
import {
  answer,
  answers,
  banner,
  choose,
  inRow,
  policy as policyLink,
  text as line,
  title as heading,
} from './Consent.css.ts';
import type { ConsentQuestion } from './consent-model.ts';

/**
 * Asks for consent at the foot of the window: yes and no are equally near, and the page stays in use. The server writes it into
 * the document; `runBanner` shows it and hears its answer, with or without React, which never changes it.
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
      className={banner}
      aria-labelledby="consent-title"
      data-at-the-foot
      data-nosnippet
      hidden={hidden}
      suppressHydrationWarning
    >
      <div>
        <h2 id="consent-title" className={heading}>
          {title}
        </h2>
        <p className={line}>
          {text}{' '}
          {policy && (
            <a className={policyLink} href={policy.href}>
              {policy.label}
            </a>
          )}
        </p>
      </div>
      <div className={`${answers} ${inRow}`}>
        <Button className={answer} tone="outline" data-consent="reject">
          {reject}
        </Button>
        <Button className={answer} tone="outline" data-consent="accept">
          {accept}
        </Button>
        <Button className={choose} tone="quiet" data-consent="choose">
          {chooseLabel}
        </Button>
      </div>
    </section>
  );
}
