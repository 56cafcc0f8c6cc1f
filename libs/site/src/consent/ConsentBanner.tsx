import { Button } from '@kinemorph/ui';
import { useEffect, useId, useRef } from 'react';
import { answer, answers, banner, choose, inRow, policy as policyLink, takenVar, text as line, title } from './Consent.css.ts';
import type { ConsentText } from './words.ts';

interface ConsentBannerProps {
  readonly text: ConsentText;
  /** How the way to the settings is called at the foot of the page. */
  readonly settings: string;
  readonly policy?: string | undefined;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onChoose: () => void;
}

/** Asks once, at the foot of the window: yes and no are equally near, and the page stays in use. */
export function ConsentBanner({ text, settings, policy, onAccept, onReject, onChoose }: ConsentBannerProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? tellHeight(panel.current) : undefined), []);
  useEffect(() => returnFocus, []);
  return (
    <section ref={panel} className={banner} aria-labelledby={titleId} data-at-the-foot>
      <div>
        <h2 id={titleId} className={title}>
          {text('banner.title')}
        </h2>
        <p className={line}>
          {text('banner.text', { settings })}{' '}
          {policy !== undefined && (
            <a className={policyLink} href={policy}>
              {text('banner.policy')}
            </a>
          )}
        </p>
      </div>
      <div className={`${answers} ${inRow}`}>
        <Button className={answer} tone="outline" onClick={onReject}>
          {text('reject')}
        </Button>
        <Button className={answer} tone="outline" onClick={onAccept}>
          {text('accept')}
        </Button>
        <Button className={choose} tone="quiet" onClick={onChoose}>
          {text('choose')}
        </Button>
      </div>
    </section>
  );
}

/** Keeps the page told how much of the window's foot the panel takes. @returns the way to end it */
function tellHeight(panel: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    style.setProperty(takenVar, `${innerHeight - panel.getBoundingClientRect().top}px`);
  });
  watch.observe(panel);
  return () => {
    watch.disconnect();
    style.removeProperty(takenVar);
  };
}

/** The question has taken the focus with it: it goes on with the page. */
function returnFocus(): void {
  // A window that closes at the same time gives the focus back first.
  setTimeout(() => {
    if (!document.activeElement || document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  });
}
