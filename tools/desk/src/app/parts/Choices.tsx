import { clsx } from 'clsx';
import * as appStyles from '../App.css.ts';
import { toggled } from '../timeline/filter.ts';
import * as viewStyles from '../views/TimelineView.css.ts';

interface ChoicesProps {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** A group of toggle buttons for selecting several options. */
export function Choices({ legend, options, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className={viewStyles.choices}>
      <legend className={viewStyles.choicesLegend}>{legend}</legend>
      {options.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={clsx(appStyles.small, viewStyles.choice)}
          aria-pressed={chosen.includes(id)}
          onClick={() => onChoose(toggled(chosen, id))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
