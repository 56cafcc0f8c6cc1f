import { Button } from '@kinemorph/ui';
import type { ReactEventHandler, RefObject } from 'react';
import { comparedAtMost } from './choose-products.ts';
import type { PickingModel } from './model.server.ts';
import * as styles from './PickBar.css.ts';

/** The form that leads to the comparison. The check boxes on the cards belong to it by this id. */
export const pickForm = 'compare-robots';
/** The name of the parameter in the address of the comparison. */
export const pickName = 'robots';

/** Returns the values that are checked on the cards. */
export function pickedIn(form: HTMLFormElement | null): string[] {
  return form ? new FormData(form).getAll(pickName).map(String).slice(0, comparedAtMost) : [];
}

interface PickBarProps extends PickingModel {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly picked: readonly string[];
  /** The picked robots whose cards are hidden by the filters. */
  readonly unseen: readonly string[];
  readonly onClear: () => void;
}

/**
 * The bar below the list while robots are picked: their number, and the button to compare them. The browser sends its
 * form, so it works before React and without it.
 */
export function PickBar({ form, action, submit, status, clear, picked, unseen, onClear }: PickBarProps) {
  // The browser would restore the state at the time a card was rendered, which may be after the first choice.
  const reset: ReactEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const boxes = [...(form.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLInputElement && element.type === 'checkbox',
    ) as HTMLInputElement[];
    for (const box of boxes) box.checked = false;
    onClear();
    boxes[0]?.focus();
  };
  return (
    <form
      ref={form}
      id={pickForm}
      className={styles.bar}
      action={action}
      autoComplete="off"
      data-waits-for-consent
      onReset={reset}
    >
      {unseen.map((id) => (
        <input key={id} type="hidden" name={pickName} value={id} />
      ))}
      <p role="status" className={styles.status}>
        {status[picked.length - 1]}
      </p>
      <Button type="reset" tone="quiet">
        {clear}
      </Button>
      <Button type="submit" disabled={picked.length === 1}>
        {submit[picked.length]}
      </Button>
    </form>
  );
}
