import { Button, Checkbox } from '@kinemorph/ui';
import { Dialog } from '@kinemorph/ui/dialog';
import type { SubmitEvent } from 'react';
import type { Purpose } from '../page/vendors.ts';
import * as styles from './Consent.css.ts';
import { consentDays } from './record/consent-record.ts';
import type { ConsentText } from './words.ts';

interface ConsentSettingsProps {
  readonly text: ConsentText;
  readonly title: string;
  readonly closeLabel: string;
  readonly purposes: readonly Purpose[];
  readonly isAllowed: (purpose: Purpose) => boolean;
  readonly onAnswer: (allowed: readonly Purpose[]) => void;
  readonly onClose: () => void;
}

/** The settings of consent, with the current state of each purpose; here visitors change or withdraw an answer. */
export function ConsentSettings({
  text,
  title,
  closeLabel,
  purposes,
  isAllowed,
  onAnswer,
  onClose,
}: ConsentSettingsProps) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onAnswer(purposes.filter((purpose) => chosen.has(purpose)));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text('settings.text', { days: consentDays })}
      closeLabel={closeLabel}
    >
      <form onSubmit={save} data-stays-here>
        <ul className={styles.purposes}>
          <li className={styles.purpose}>
            <strong className={styles.purposeTitle}>{text('necessary.title')}</strong>
            <p className={styles.purposeText}>{text('necessary.text')}</p>
          </li>
          {purposes.map((purpose) => (
            <li key={purpose} className={styles.purpose}>
              <Checkbox
                name={purpose}
                defaultChecked={isAllowed(purpose)}
                label={
                  <>
                    <strong className={styles.purposeTitle}>{text(`${purpose}.title`)}</strong>
                    {text(`${purpose}.text`)}
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <Answers text={text} purposes={purposes} onAnswer={onAnswer} />
      </form>
    </Dialog>
  );
}

/** The buttons for all, nothing, or the selected purposes. */
function Answers({ text, purposes, onAnswer }: Pick<ConsentSettingsProps, 'text' | 'purposes' | 'onAnswer'>) {
  return (
    <div className={styles.answers}>
      <Button
        className={styles.answer}
        tone="outline"
        onClick={() => {
          onAnswer([]);
        }}
      >
        {text('reject')}
      </Button>
      <Button
        className={styles.answer}
        tone="outline"
        onClick={() => {
          onAnswer(purposes);
        }}
      >
        {text('accept')}
      </Button>
      <Button className={styles.save} type="submit">
        {text('save')}
      </Button>
    </div>
  );
}
